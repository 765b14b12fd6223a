import { preload } from 'react-dom'
import { BeforeFirstRound } from '#app/features/quiz/playing/components/first-round.tsx'
import { QuizTrouble, QuizWaiting } from '#app/features/quiz/playing/components/quiz-message.tsx'
import { CARD_SIZES, sourcesOf } from '#app/features/quiz/playing/components/quiz-picture.tsx'
import { QuizRound } from '#app/features/quiz/playing/components/quiz-round.tsx'
import type { QuizSession } from '#app/features/quiz/playing/rules/session.ts'
import { ChosenPrints } from '#app/features/quiz/result/components/chosen-prints.tsx'
import { QUIZ_TEXTS } from '#app/features/quiz/rules/texts.ts'
import type { QuizImage } from '#app/features/quiz/schema.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { pictureAddress } from '#app/ui/pictures/picture-address.ts'
import { type QuizVisitProps, useQuizVisit } from './use-quiz-visit.ts'
import { useResultScreen } from './use-result-screen.ts'

/** The quiz from 'Loading Quiz...' through the rounds to the result. */
export function QuizScreens(props: QuizVisitProps & { firstBenefit: string }) {
  const { siteName, images } = props
  const visit = useQuizVisit(props)
  const { play, firstRound, outcome, failure, retry } = visit
  if (typeof window === 'undefined' && firstRound) preloadPictures(firstRound)
  const hasChosen = (play.session?.selections.length ?? 0) > 0
  const ResultScreen = useResultScreen(hasChosen, outcome !== undefined)
  if (outcome && ResultScreen) return <ResultScreen {...props} {...visit} outcome={outcome} />
  if (outcome) return <QuizWaiting siteName={siteName}>{QUIZ_TEXTS.loading}</QuizWaiting>
  if (failure)
    return (
      <QuizTrouble siteName={siteName} title={failure} action={<Button onClick={retry}>Try Again</Button>}>
        Every choice you made is kept in this browser. Check your connection and try again, or{' '}
        <TextLink to="/quiz?retake=true">retake the quiz</TextLink>.
      </QuizTrouble>
    )
  const session = play.session ?? firstRound
  if (!session) return <QuizWaiting siteName={siteName}>{QUIZ_TEXTS.loading}</QuizWaiting>
  if (session.pairing)
    return (
      <>
        {firstRound && <BeforeFirstRound siteName={siteName} />}
        <QuizRound
          session={session}
          play={play}
          siteName={siteName}
          isFromServer={firstRound !== undefined}
        />
      </>
    )
  if (session.selections.length > 0)
    return (
      <main>
        <ChosenPrints selections={session.selections} images={images}>
          <p role="status" className="text-center font-display text-xl">
            Laying your choices side by side…
          </p>
        </ChosenPrints>
      </main>
    )
  return (
    <QuizTrouble siteName={siteName} title={QUIZ_TEXTS.quizError}>
      {QUIZ_TEXTS.noPairs}
    </QuizTrouble>
  )
}

/** Starts loading the first pair's pictures before the page's script has loaded. */
function preloadPictures({ pairing }: QuizSession<QuizImage>) {
  for (const image of pairing ? [pairing.leftImage, pairing.rightImage] : [])
    preload(pictureAddress(image.url, 960, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sourcesOf(image, 'avif'),
      imageSizes: CARD_SIZES,
      fetchPriority: 'high',
    })
}
