import { useNavigationType } from 'react-router'
import { Notice } from '#app/ui/notices/notice.tsx'
import { replyIn } from './reply.ts'

const TONES = { success: 'success', warning: 'warning', error: 'danger' } as const

/**
 * The reply to a form that was sent without the page's script, which would have shown it as a toast. The browser then
 * loads a page anew; a form that the script sends navigates within the page.
 *
 * @param props.answer the action's data
 */
export function ReplyNotice({ answer }: { answer: unknown }) {
  const reply = replyIn(answer)
  const isLoadedAnew = useNavigationType() === 'POP'
  if (!reply?.title || !isLoadedAnew) return null
  return (
    <Notice tone={TONES[reply.tone]} title={reply.title}>
      {reply.message}
    </Notice>
  )
}
