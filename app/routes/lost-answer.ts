import { type DataStrategyResult, data, isRouteErrorResponse } from 'react-router'
import { QUIET_REFRESHES, type QuietRefreshes } from '#app/lib/async/quiet-refreshes.ts'
import { SIGNED_OUT } from '#app/lib/signed-out.ts'
import { formRefused } from './forms/refused-form.ts'
import type { ActionReply } from './forms/reply.ts'

/** Each browser words this error differently. */
const NO_CONNECTION = /fetch|network|load failed/i

/**
 * The status of an action without an answer: an error, after which no page loads again, because it could be lost as
 * well. The site itself never answers so.
 */
export const NO_ANSWER = 599

/** Whether the site could not be reached at all. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof TypeError && NO_CONNECTION.test(error.message)

/**
 * Creates a client middleware that keeps a page, with everything typed, when its form got no answer: the connection
 * was lost, the server failed, the form was not read, or its sender was signed out meanwhile. A page's own answers (not
 * found, restricted) pass through. A page that loads itself again while the site cannot be reached stays, too, and
 * says nothing.
 *
 * @param show receives the reason and the address that the form was sent to
 */
export const keepPage =
  (show: (reply: ActionReply, address: string) => void, quiet: QuietRefreshes = QUIET_REFRESHES) =>
  async <Answers>({ request }: { request: Request }, next: () => Promise<Answers>): Promise<Answers> => {
    const results = await next()
    // An aborted request lost nothing: a later submission or another page took its place.
    if (request.signal.aborted) return results
    const byRoute = results as Record<string, DataStrategyResult>
    if (request.method === 'GET') {
      // A route without a result keeps its data.
      for (const route in byRoute)
        if (isAway(byRoute[route]!) && quiet.lose(request.url)) delete byRoute[route]
      return results
    }
    const kept = Object.entries(byRoute).map(([route, result]) => {
      const problem = problemOf(result)
      if (!problem) return [route, result]
      show(problem, new URL(request.url).pathname)
      return [route, { type: 'data', result: data(undefined, { status: NO_ANSWER }) }]
    })
    return Object.fromEntries(kept) as Answers
  }

/** Proxies answer with more than 500 while the site starts anew. */
const isAway = ({ result }: DataStrategyResult) =>
  isConnectionLost(result) || (isRouteErrorResponse(result) && result.status > 500)

function problemOf({ type, result }: DataStrategyResult): ActionReply | undefined {
  if (type !== 'error') return undefined
  const next = result instanceof Response ? result.headers.get('Location') : undefined
  // A guard sends people there whose form came without a session.
  if (next?.startsWith(SIGNED_OUT))
    return {
      tone: 'error',
      title: 'Authentication required. Please log in again.',
      message: 'Nothing you typed is lost. Once you have signed in, come back to this tab and try again.',
      link: { text: 'Sign in (opens a new tab)', address: next },
    }
  const wrapped = result as { type?: string; data?: unknown } | undefined
  const error = wrapped?.type === 'DataWithResponseInit' ? wrapped.data : result
  const refused = formRefused(error)
  if (refused) return { tone: 'error', title: refused.title, message: refused.message }
  if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) return undefined
  const reason = isConnectionLost(error)
    ? 'We could not be reached: please check your connection.'
    : 'Something went wrong on our side.'
  return {
    tone: 'error',
    title: 'Submission Failed',
    message: `${reason} Nothing you typed is lost; please try again in a moment.`,
  }
}
