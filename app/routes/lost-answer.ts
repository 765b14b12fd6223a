import { type DataStrategyResult, data, isRouteErrorResponse } from 'react-router'
import { QUIET_REFRESHES, type QuietRefreshes } from '#app/lib/async/quiet-refreshes.ts'
import { SIGNED_OUT } from '#app/lib/signed-out.ts'
import { UNREACHED } from '#app/ui/notices/unreached.ts'
import { formRefused } from './forms/refused-form.ts'
import { type ActionReply, unwrapped } from './forms/reply.ts'

/** Each browser words this error differently. */
const NO_CONNECTION = /fetch|network|load failed|import/i

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
 * found, restricted) pass through. The page also stays when the load that follows an answer is lost.
 *
 * @param show receives the reason and the address that the form was sent to
 * @param page returns the path of the page that is shown
 */
export function keepPage(
  show: (reply: ActionReply, address: string) => void,
  quiet: QuietRefreshes = QUIET_REFRESHES,
  page = () => location.pathname,
) {
  /** The page whose form was answered last, until the next load. */
  let answered: string | undefined
  return async <Answers>({ request }: { request: Request }, next: () => Promise<Answers>) => {
    const results = await next()
    // An aborted request lost nothing: a later submission or another page took its place.
    if (request.signal.aborted) return results
    const byRoute = results as Record<string, DataStrategyResult>
    const address = new URL(request.url).pathname
    if (request.method === 'GET') {
      const follows = answered === address
      answered = undefined
      const lost = Object.keys(byRoute).filter((route) => isAway(byRoute[route]!))
      if (!lost[0]) return results
      const isQuiet = quiet.lose(request.url)
      if (follows && !isQuiet)
        show({ tone: 'error', title: 'This page may be out of date', message: UNREACHED }, address)
      // A route without a result keeps its data.
      if (follows || isQuiet) for (const route of lost) delete byRoute[route]
      return results
    }
    answered = page()
    for (const [route, result] of Object.entries(byRoute)) {
      const problem = problemOf(result)
      if (!problem) continue
      show(problem, address)
      byRoute[route] = { type: 'data', result: data(undefined, { status: NO_ANSWER }) }
    }
    return results
  }
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
  const error = unwrapped(result)
  const refused = formRefused(error)
  if (refused) return { tone: 'error', title: refused.title, message: refused.message }
  if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) return undefined
  const reason = isConnectionLost(error) ? UNREACHED : 'Something went wrong on our side.'
  return {
    tone: 'error',
    title: 'Submission Failed',
    message: `${reason} Nothing you typed is lost; please try again in a moment.`,
  }
}
