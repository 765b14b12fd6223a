import { SCREEN } from '#app/features/quiz/playing/components/script/screens.ts'
import { OUTCOME_DATA, type QuizOutcome } from '#app/features/quiz/playing/rules/visit.ts'
import { collageOf } from '#app/features/quiz/result/rules/collage.ts'
import { DataBlock } from '#app/ui/data-block.tsx'
import type { SavedQuiz } from './quiz-outcome.ts'
import { QuizResultScreen } from './quiz-result-screen.tsx'
import type { QuizScreenProps } from './quiz-screen.tsx'

interface QuizOutcomeScreenProps
  extends Pick<QuizScreenProps, 'siteName' | 'images' | 'isMember' | 'firstBenefit'> {
  outcome: { failure: string } | (SavedQuiz & { isWelcome: boolean })
}

/** The answer to a finished quiz: the result as people see it, and as the quiz's script stores it. */
export function QuizOutcomeScreen({ outcome, images, isMember, ...props }: QuizOutcomeScreenProps) {
  if ('failure' in outcome) return <DataBlock id={OUTCOME_DATA} data={outcome satisfies QuizOutcome} />
  const result = { ...outcome.result, pictures: collageOf(outcome.result, images) }
  const data: QuizOutcome = { result, isMember }
  return (
    <>
      <div id={SCREEN}>
        <QuizResultScreen {...props} {...outcome} images={images} isMember={isMember} />
      </div>
      <DataBlock id={OUTCOME_DATA} data={data} />
    </>
  )
}
