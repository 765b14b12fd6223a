import { useLocation } from 'react-router'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { QUIZ_TEXTS } from '../../rules/texts.ts'
import { QuizTrouble } from './quiz-message.tsx'

/** Says that the quiz failed to load, with a link that loads it again. */
export function QuizNotLoaded({ siteName }: { siteName: string }) {
  const { pathname, search } = useLocation()
  return (
    <QuizTrouble
      siteName={siteName}
      title={QUIZ_TEXTS.notAvailable}
      action={<ButtonLink to={pathname + search}>Try Again</ButtonLink>}
    >
      {QUIZ_TEXTS.loadFailed}
    </QuizTrouble>
  )
}
