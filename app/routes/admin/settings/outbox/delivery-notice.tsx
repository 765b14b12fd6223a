import { TextLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'

interface DeliveryNoticeProps {
  waiting: number
  failed: number
  isDelivered: boolean
}

/** Explains why messages are not being delivered, and what helps. */
export function DeliveryNotice({ waiting, failed, isDelivered }: DeliveryNoticeProps) {
  return (
    <>
      {!isDelivered && (
        <Notice tone="info" title="No mail server is set up">
          Messages wait here and can be read. They are sent as soon as the site is started with SMTP_URL
          {waiting > 0 && (
            <>
              {' ('}
              <TextLink to="?state=waiting">{waiting.toLocaleString('en-US')} waiting</TextLink>)
            </>
          )}
          .
        </Notice>
      )}
      {failed > 0 && (
        <Notice tone="warning" title={`${failed.toLocaleString('en-US')} given up`}>
          The mail server refused them, or put them off too often.{' '}
          <TextLink to="?state=failed">Show them with their reasons</TextLink>
        </Notice>
      )}
    </>
  )
}
