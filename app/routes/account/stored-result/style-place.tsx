import { QuizFirst, ResultLost } from '#app/features/accounts/signing-up/components/quiz-first.tsx'
import { StyleWaiting } from '#app/features/accounts/signing-up/components/style-waiting.tsx'

/**
 * The place above the form to sign up where the page's script says which style waits in this browser, or that the quiz
 * comes first. Reserves the space, so that the form does not move.
 */
export function StylePlace({ cameFromQuiz }: { cameFromQuiz: boolean }) {
  return (
    <div data-part="style-place" className="min-h-31">
      <template data-part="style-waiting">
        <StyleWaiting style="" palette={[{ name: '', hex: '' }]} />
      </template>
      <template data-part="no-result">{cameFromQuiz ? <ResultLost /> : <QuizFirst />}</template>
      <noscript>{!cameFromQuiz && <QuizFirst />}</noscript>
    </div>
  )
}
