import type { DataStrategyResult } from 'react-router'
import { toast } from '#app/ui/notices/toasts.tsx'
import { shownRefusals } from './shown-refusals.ts'

/** The answer to a form, shown as a toast. */
export interface ActionReply {
  tone: 'success' | 'error' | 'warning'
  title: string
  message?: string
  /** Opens in a new tab, so that this page keeps what was typed. */
  link?: { text: string; address: string }
  fieldErrors?: Record<string, string[]>
  /** What the form did not see, for sending it again knowingly. */
  newer?: string
  /** The intent of the button that was pressed. */
  intent?: string
}

/** Builds the reply to a form that succeeded. */
export const success = (title: string, message?: string): ActionReply => ({
  tone: 'success',
  title,
  ...(message && { message }),
})

/** The reply to a form whose fields show the success themselves. No toast does. */
export const QUIET_SUCCESS = success('')

/**
 * Creates a client middleware that passes on every action's reply. It runs between the response and the page, so that
 * a reply is shown even after its form has gone (a closed dialog, a deleted row).
 *
 * @param show receives the reply and the address that the form was sent to
 */
export const passOnReplies =
  (show: (reply: ActionReply, address: string) => void) =>
  async <Answers>({ request }: { request: Request }, next: () => Promise<Answers>): Promise<Answers> => {
    const results = await next()
    if (request.method === 'GET') return results
    for (const { result } of Object.values(results as Record<string, DataStrategyResult>)) {
      const reply = replyIn(result)
      if (reply) show(reply, new URL(request.url).pathname)
    }
    return results
  }

const refusals = shownRefusals()

/** Shows a reply as a toast in place of the form's earlier refusal. Refusals stay longer. */
export function showReply(reply: ActionReply, address: string) {
  const { tone, title, message: description, link } = reply
  for (const id of refusals.endedBy(reply, address)) void toast.dismiss(id)
  if (tone !== 'success')
    void toast[tone](title, { description, link, duration: 8000, id: refusals.add(reply, address) })
  else if (title) void toast.success(title, { description })
}

/** The value of an action's result, with or without a `data()` wrapper. */
export function unwrapped(result: unknown): unknown {
  const wrapped = result as { type?: string; data?: unknown } | null | undefined
  return wrapped?.type === 'DataWithResponseInit' ? wrapped.data : result
}

/** Finds the reply in an action's result. */
export function replyIn(result: unknown): ActionReply | undefined {
  const reply = unwrapped(result) as Partial<ActionReply> | null | undefined
  return reply?.tone && reply.title !== undefined ? (reply as ActionReply) : undefined
}
