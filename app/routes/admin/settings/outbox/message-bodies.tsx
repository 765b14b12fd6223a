import { useFetcher } from 'react-router'
import type { RevealRefusal } from '#app/features/email/outbox/rules/secret-links.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { UnlessReadOnly, useReadOnly } from '#app/ui/forms/read-only.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { MailPreview } from '../../mail-preview.tsx'
import type { RevealReply } from './outbox-intents.server.ts'

interface MessageBodiesProps {
  html: string
  plainText: string
  /** Null without a link; `hidden` when a click may show it; otherwise the reason why it may not. */
  secretLink: RevealRefusal | 'hidden' | null
}

const NO_SERVER = 'Anyone with it can act as its recipient. No mail server is set up to deliver it'

/** Why a link is hidden from a viewer. Support may never see it. */
const WHY_HIDDEN: Record<RevealRefusal | 'hidden', string> = {
  hidden: `${NO_SERVER}; an administrator can show it, to hand it on.`,
  delivered: 'Anyone with it can act as its recipient, who received it by mail.',
  will_be_delivered: 'Anyone with it can act as its recipient. The mail server will deliver it.',
  other_of_team: 'The recipient is on the team as well, and the link is for them alone.',
}

const MAY_SHOW = `${NO_SERVER}: show it only to hand it on. The audit log notes that you saw it.`

/**
 * A message's bodies, with secret links hidden. If the site sends no mail, a click shows a link until the page is
 * left.
 */
export function MessageBodies({ secretLink, ...masked }: MessageBodiesProps) {
  const fetcher = useFetcher<RevealReply>()
  const isReadOnly = useReadOnly()
  const revealed = fetcher.data?.revealed
  return (
    <>
      {secretLink && !revealed && (
        <Notice
          title="The link in this message is hidden"
          action={
            secretLink === 'hidden' && (
              <UnlessReadOnly>
                <fetcher.Form method="post">
                  <input type="hidden" name="intent" value="reveal" />
                  <Button type="submit" variant="secondary" size="small" pending={fetcher.state !== 'idle'}>
                    Show the link
                  </Button>
                </fetcher.Form>
              </UnlessReadOnly>
            )
          }
        >
          {secretLink === 'hidden' && !isReadOnly ? MAY_SHOW : WHY_HIDDEN[secretLink]}
        </Notice>
      )}
      <MailPreview {...(revealed ?? masked)} />
    </>
  )
}
