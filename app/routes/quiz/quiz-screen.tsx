import { BeforeFirstScreen } from '#app/features/quiz/playing/components/first-screen.tsx'
import { QuizTrouble } from '#app/features/quiz/playing/components/quiz-message.tsx'
import { QuizRound } from '#app/features/quiz/playing/components/quiz-round.tsx'
import { QuizTemplates } from '#app/features/quiz/playing/components/quiz-templates.tsx'
import { SCREEN } from '#app/features/quiz/playing/components/script/screens.ts'
import { resultAddress, retakeAddress } from '#app/features/quiz/playing/rules/arrival.ts'
import { withFirstPlaceholders } from '#app/features/quiz/playing/rules/first-placeholders.ts'
import { resumeQuiz, type Step } from '#app/features/quiz/playing/rules/session.ts'
import { VISIT_DATA, type VisitData } from '#app/features/quiz/playing/rules/visit.ts'
import { QUIZ_TEXTS } from '#app/features/quiz/rules/texts.ts'
import type { QuizImage, QuizResult } from '#app/features/quiz/schema.ts'
import { DataBlock } from '#app/ui/data-block.tsx'
import { QuizResultScreen } from './quiz-result-screen.tsx'

export interface QuizScreenProps {
  siteName: string
  images: QuizImage[]
  seed: number
  steps: Step[]
  isMember: boolean
  /** The first benefit of an account, for guests. */
  firstBenefit: string
  savedResult: QuizResult | null
  pair: VisitData['pair']
}

/** What a visit begins with as far as the server knows, and what the quiz's script needs for the rest. */
export function QuizScreen({ firstBenefit, savedResult, ...visit }: QuizScreenProps) {
  const { siteName, images, seed, steps } = visit
  const session = resumeQuiz(images, seed, steps)
  if (!session.pairing)
    return (
      <QuizTrouble siteName={siteName} title={QUIZ_TEXTS.quizError}>
        {QUIZ_TEXTS.noPairs}
      </QuizTrouble>
    )
  const saved = savedResult && { style: savedResult.style, selections: savedResult.selections }
  const retake = retakeAddress(visit.pair?.token)
  const data: VisitData = { ...visit, images: withFirstPlaceholders(images, seed, steps), saved }
  return (
    <>
      <div id={SCREEN}>
        <BeforeFirstScreen siteName={siteName} needsScript={!savedResult} />
        {savedResult ? (
          <div className="quiz-first">
            <QuizResultScreen
              {...visit}
              firstBenefit={firstBenefit}
              result={savedResult}
              pair={null}
              isWelcome
            />
          </div>
        ) : (
          <QuizRound {...{ siteName, session, retake }} result={resultAddress(visit.pair?.token)} />
        )}
      </div>
      <QuizTemplates {...{ siteName, retake }} image={images[0]!} />
      <DataBlock id={VISIT_DATA} data={data} />
    </>
  )
}
