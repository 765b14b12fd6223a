import { Notice } from '#app/ui/notices/notice.tsx'
import { replyIn } from './reply.ts'

const TONES = { success: 'success', warning: 'warning', error: 'danger' } as const

/**
 * The reply to a form that was sent without the page's script, which would have shown it as a toast.
 *
 * @param props.answer the action's data; forms sent by the script leave none
 */
export function ReplyNotice({ answer }: { answer: unknown }) {
  const reply = replyIn(answer)
  if (!reply) return null
  return (
    <Notice tone={TONES[reply.tone]} title={reply.title}>
      {reply.message}
    </Notice>
  )
}
