import { InlineScript } from '#app/ui/inline-script.tsx'
import { QUIZ_TEXTS } from '../../rules/texts.ts'
import { KEYS } from './kept-quiz.ts'
import { QuizWaiting } from './quiz-message.tsx'

const HIDE_ROUND = '.quiz-first { display: none } .quiz-awaited { display: block !important }'

/**
 * Runs before the first paint. In a browser that keeps a quiz or a result, another page will follow, so the round stays
 * hidden. In all others it remembers a picture that is chosen before the page's script is there.
 */
const BEFORE_PAINT = `try {
  if (sessionStorage.${KEYS.session} || localStorage.${KEYS.result} || localStorage.${KEYS.pending}) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('${HIDE_ROUND}')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
} catch {}
const keep = (side) => {
  if (document.querySelector('.quiz-first')) window.firstQuizChoice ??= side
}
addEventListener('click', ({ target }) => {
  const cards = [...document.querySelectorAll('.quiz-first .quiz-card')]
  keep(['left', 'right'][cards.findIndex((card) => card.contains(target))])
}, true)
addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey }) => {
  if (!altKey && !ctrlKey && !metaKey) keep({ ArrowLeft: 'left', ArrowRight: 'right' }[key])
}, true)`

/** Stands before the first round while that is as the server sent it, and takes its place where another page follows. */
export function BeforeFirstRound({ siteName }: { siteName: string }) {
  return (
    <>
      <InlineScript code={BEFORE_PAINT} />
      <noscript>
        <style>{HIDE_ROUND}</style>
      </noscript>
      <div className="quiz-awaited">
        <QuizWaiting siteName={siteName}>{QUIZ_TEXTS.loading}</QuizWaiting>
      </div>
    </>
  )
}

/** The picture that was chosen before the page's script was there. */
export const earlyChoice = (): 'left' | 'right' | undefined =>
  (window as { firstQuizChoice?: 'left' | 'right' }).firstQuizChoice
