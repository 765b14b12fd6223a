import { isRouteErrorResponse } from 'react-router'
import { QuizTrouble } from '#app/features/quiz/playing/components/quiz-message.tsx'
import { QuizNotLoaded } from '#app/features/quiz/playing/components/quiz-not-loaded.tsx'
import quizScript from '#app/features/quiz/playing/components/script/start.ts?script'
import { QUIZ_TEXTS } from '#app/features/quiz/rules/texts.ts'
import type { PageHandle } from '#app/lib/page-handle.ts'
import { pageMeta } from '../page-meta.ts'
import { openDocument } from '../plain-page.ts'
import { useSiteName } from '../root-data.ts'
import { ErrorScreen } from '../site/error-screen.tsx'
import type { Route } from './+types/quiz.ts'
import { QuizOutcomeScreen } from './quiz-outcome-screen.tsx'
import { QuizScreen } from './quiz-screen.tsx'
import { loadVisit } from './quiz-visit.server.ts'
import { saveQuiz } from './save-quiz.server.ts'

/** Only the bare address is the same for every guest: each query parameter changes how the quiz begins. */
export const handle: PageHandle = { static: true, script: quizScript, guestPage: { query: [] } }

export const meta = pageMeta(
  'Style Quiz',
  'Twenty pairs of rooms, one question: which would you rather live in?',
)

export const loader = (args: Route.LoaderArgs) => loadVisit(args)

/** Saves a finished quiz. The quiz's script takes the result out of the page that answers. */
export const action = (args: Route.ActionArgs) => saveQuiz(args)

export const clientLoader = openDocument

export default function Quiz({ loaderData, actionData }: Route.ComponentProps) {
  const siteName = useSiteName()
  if (actionData) return <QuizOutcomeScreen siteName={siteName} {...loaderData} outcome={actionData} />
  if (loaderData.problem === undefined) return <QuizScreen siteName={siteName} {...loaderData} />
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
  return <QuizNotLoaded siteName={siteName} />
}
