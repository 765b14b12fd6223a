import { Button } from '#app/ui/buttons/button.tsx'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { QUIZ_TEXTS } from '../../rules/texts.ts'
import type { QuizImage } from '../../schema.ts'
import { QuizTrouble } from './quiz-message.tsx'
import { QuizPicture } from './quiz-picture.tsx'

interface QuizTemplatesProps {
  siteName: string
  image: QuizImage
  /** The address that begins the quiz anew. */
  retake: string
}

/** What the script shows later: other screens, and a picture to be filled in. */
export function QuizTemplates({ siteName, image, retake }: QuizTemplatesProps) {
  return (
    <>
      <template data-part="picture">
        <QuizPicture image={image} />
      </template>
      <template data-part="choices">
        <Choices />
      </template>
      <template data-part="failed">
        <div>
          <QuizTrouble
            siteName={siteName}
            title={QUIZ_TEXTS.resultsFailed}
            action={<Button data-part="retry">Try Again</Button>}
          >
            Every choice you made is kept. Check your connection and try again, or{' '}
            <TextLink to={retake}>retake the quiz</TextLink>.
          </QuizTrouble>
        </div>
      </template>
      <template data-part="error">
        <div>
          <QuizTrouble siteName={siteName} title={QUIZ_TEXTS.quizError}>
            {QUIZ_TEXTS.noPairs}
          </QuizTrouble>
        </div>
      </template>
    </>
  )
}

/** Every choice of a quiz as a small print, spread over the whole window. The script adds a print for each. */
function Choices() {
  return (
    <main>
      <div className="quiz-prints pointer-events-none fixed inset-0 z-10 grid content-center justify-center gap-8 px-4">
        <ul
          aria-hidden="true"
          className="grid grid-cols-[repeat(4,auto)] justify-center gap-1.5 md:grid-cols-[repeat(5,auto)] md:gap-2.5"
        >
          <li className="aspect-3/2 w-[min(21vw,17dvh)] overflow-hidden rounded-print md:w-[min(15vw,24dvh)]" />
        </ul>
        <p role="status" className="text-center font-display text-xl">
          Laying your choices side by side…
        </p>
      </div>
    </main>
  )
}
