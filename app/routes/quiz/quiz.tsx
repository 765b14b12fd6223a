import { data, isRouteErrorResponse } from 'react-router'
import { QuizTrouble } from '#app/features/quiz/playing/components/quiz-message.tsx'
import { comesFromSignUp } from '#app/features/quiz/playing/rules/arrival.ts'
import { withFirstPlaceholders } from '#app/features/quiz/playing/rules/first-placeholders.ts'
import { newSeed } from '#app/features/quiz/playing/rules/random.ts'
import { tasteAt } from '#app/features/quiz/playing/rules/taste.ts'
import { poolProblem } from '#app/features/quiz/pool/rules/pool.ts'
import { activePool, latestQuizResult } from '#app/features/quiz/queries.server.ts'
import { completeQuiz } from '#app/features/quiz/result/commands/complete-quiz.server.ts'
import { storeAnonymousCompletion } from '#app/features/quiz/result/commands/store-anonymous-completion.server.ts'
import { QUIZ_TEXTS } from '#app/features/quiz/rules/texts.ts'
import { invitationOf } from '#app/features/quiz/together/queries/pair-view.server.ts'
import type { PageHandle } from '#app/lib/page-handle.ts'
import { optionalMember, restricted, visitorContext } from '#app/platform/auth/guards.ts'
import { connectionContext, servicesContext } from '#app/platform/services.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { currentFirstBenefit } from '../first-benefit.server.ts'
import { readText } from '../forms/read-text.server.ts'
import { refusalOf } from '../forms/refusal.server.ts'
import type { RequestArgs } from '../forms/with-body.server.ts'
import { pageMeta } from '../page-meta.ts'
import { useSiteName } from '../root-data.ts'
import { ErrorScreen } from '../site/error-screen.tsx'
import type { Route } from './+types/quiz.ts'
import type { QuizOutcome } from './quiz-outcome.ts'
import { QuizScreens } from './quiz-screens.tsx'
import { addToPair, secondPersonOf } from './second-person.server.ts'
import { loadResultScreen } from './use-result-screen.ts'

/** Only the bare address is the same for every guest: each query parameter changes how the quiz begins. */
export const handle: PageHandle = { scriptLater: true, guestPage: { query: [] } }

export const meta = pageMeta(
  'Style Quiz',
  'Twenty pairs of rooms, one question: which would you rather live in?',
)

/** Maximum size of a finished quiz, in bytes. It has 20 selections of about 300 bytes each. */
const MAX_BYTES = 20_000

/** Loads everything that a quiz needs, so that no round waits for the network. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { database } = services
  const member = visitorOf(context)
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('with')
  const [images, firstBenefit, savedResult, found] = await Promise.all([
    activePool(database),
    currentFirstBenefit(services),
    member && comesFromSignUp(searchParams) ? latestQuizResult(database, member.userId) : null,
    token ? invitationOf(services, token, await secondPersonOf(request, context)) : null,
  ])
  const isOpen = found?.state === 'open' || found?.state === 'joined'
  const problem = poolProblem(images)
  if (problem) return data({ problem }, { status: 503 })
  const taste = tasteAt(searchParams)
  const seed = taste?.seed ?? newSeed()
  const steps = taste ? [taste.first] : []
  return data({
    problem: undefined,
    images: withFirstPlaceholders(images, seed, steps),
    seed,
    steps,
    isMember: member !== null,
    firstBenefit,
    savedResult,
    invitation: isOpen ? { token: token!, owner: found.owner, isJoined: found.state === 'joined' } : null,
  })
}

/** Keeps the pool unchanged during a quiz. */
export const shouldRevalidate = () => false

/** Saves a finished quiz: a member's in the profile, a guest's anonymously. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const member = visitorOf(context)
  const { selections, sessionId, taken, pairToken } = await readBody({ request, context })
  try {
    const result = member
      ? await completeQuiz(services, member, selections, taken)
      : await storeAnonymousCompletion(services, {
          sessionId,
          selections,
          taken,
          userAgent: request.headers.get('user-agent'),
          address: context.get(connectionContext).address,
        })
    if (typeof pairToken !== 'string') return { result }
    const { pairing, headers } = await addToPair({ request, context }, pairToken, result)
    return data<QuizOutcome>({ result, pairing }, { headers })
  } catch (error) {
    const words = { failed: QUIZ_TEXTS.resultsFailed, broken: QUIZ_TEXTS.resultsFailed }
    return { failure: refusalOf(services, error, words).reply.message! }
  }
}

/**
 * Saves a finished quiz and loads the result's screen. Treats a lost connection like a refusal: the choices stay, and
 * the person can try again.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<QuizOutcome> {
  try {
    const [outcome] = await Promise.all([serverAction(), loadResultScreen()])
    return outcome
  } catch {
    return { failure: QUIZ_TEXTS.resultsFailed }
  }
}

export default function Quiz({ loaderData }: Route.ComponentProps) {
  const siteName = useSiteName()
  if (loaderData.problem === undefined) return <QuizScreens siteName={siteName} {...loaderData} />
  return (
    <QuizTrouble siteName={siteName} title={QUIZ_TEXTS.notAvailable}>
      {loaderData.problem}
    </QuizTrouble>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const siteName = useSiteName()
  // Responses such as 'restricted' are not failures of the quiz.
  if (isRouteErrorResponse(error)) return <ErrorScreen error={error} />
  const reload = <Button onClick={() => window.location.reload()}>Try Again</Button>
  return (
    <QuizTrouble siteName={siteName} title={QUIZ_TEXTS.notAvailable} action={reload}>
      {QUIZ_TEXTS.loadFailed}
    </QuizTrouble>
  )
}

function visitorOf(context: Route.LoaderArgs['context']) {
  const member = optionalMember(context)
  if (!member && context.get(visitorContext)) throw restricted(context)
  return member
}

async function readBody(
  sent: RequestArgs,
): Promise<Partial<Record<'selections' | 'sessionId' | 'taken' | 'pairToken', unknown>>> {
  try {
    return Object(JSON.parse(await readText(sent, MAX_BYTES)))
  } catch {
    return {}
  }
}
