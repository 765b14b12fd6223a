import type { DataStrategyResult } from 'react-router'
import { toast } from '#app/ui/notices/toasts.tsx'

/** What a form is told: shown as a notice. */
export interface ActionReply {
  tone: 'success' | 'error' | 'warning'
  title: string
  message?: string
  fieldErrors?: Record<string, string[]>
  /** Which button of the page was pressed. */
  intent?: string
}

/** Tells that something was done. */
export const success = (title: string, message?: string): ActionReply => ({
  tone: 'success',
  title,
  ...(message && { message }),
})

/**
 * Passes on what an action answers to any form. It stands in the answer's own way to the page, so that a form that is
 * gone by then (a dialog that closed, a row that was deleted) is told all the same.
 *
 * @returns a middleware for the browser
 */
export const tellReplies =
  (tell: (reply: ActionReply) => void) =>
  async <Answers>({ request }: { request: Request }, next: () => Promise<Answers>): Promise<Answers> => {
    const results = await next()
    if (request.method === 'GET') return results
    for (const { result } of Object.values(results as Record<string, DataStrategyResult>)) {
      const reply = replyIn(result)
      if (reply) tell(reply)
    }
    return results
  }

/** Shows a reply as a notice; what went wrong stays longer. */
export function showReply({ tone, title, message }: ActionReply) {
  void toast[tone](title, { description: message, ...(tone !== 'success' && { duration: 8000 }) })
}

/** The reply in what an action returned, bare or with a status around it. */
function replyIn(result: unknown): ActionReply | undefined {
  const wrapped = result as { type?: string; data?: unknown } | null | undefined
  const answer = wrapped?.type === 'DataWithResponseInit' ? wrapped.data : result
  const reply = answer as Partial<ActionReply> | null | undefined
  return reply?.tone && reply.title ? (reply as ActionReply) : undefined
}
