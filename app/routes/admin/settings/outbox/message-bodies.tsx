import { useFetcher } from 'react-router'
import type { RevealRefusal } from '#app/features/email/outbox/rules/secret-links.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { UnlessReadOnly } from '#app/ui/forms/read-only.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { MailPreview } from '../../mail-preview.tsx'
import type { RevealReply } from './outbox-intents.server.ts'

interface MessageBodiesProps {
  html: string
  plainText: string
  /** Null without one; `hidden` when a click may show it; else why none does. */
  secretLink: RevealRefusal | 'hidden' | null
}

const WHY_HIDDEN: Record<RevealRefusal | 'hidden', string> = {
  hidden:
    'Whoever has it can act for its recipient. No mail server is set up to bring it to them: show it only to hand it on. The audit log notes that you saw it.',
  delivered: 'Whoever has it can act for its recipient, who has got it by mail.',
  will_be_delivered: 'Whoever has it can act for its recipient. The mail server will bring it to them.',
  other_administrator: 'It is another administrator’s alone.',
}

/**
 * A message's bodies. A secret link in them is hidden; where the site sends no mail, a click shows it until the page is
 * left.
 */
export function MessageBodies({ secretLink, ...masked }: MessageBodiesProps) {
  const fetcher = useFetcher<RevealReply>()
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
          {WHY_HIDDEN[secretLink]}
        </Notice>
      )}
      <MailPreview {...(revealed ?? masked)} />
    </>
  )
}
