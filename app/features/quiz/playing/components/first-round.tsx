import { InlineScript } from '#app/ui/inline-script.tsx'
import { QUIZ_TEXTS } from '../../rules/texts.ts'
import { KEYS } from './kept-quiz.ts'
import { QuizWaiting } from './quiz-message.tsx'

const HIDE_ROUND = '.quiz-first { display: none } .quiz-awaited { display: block !important }'

/**
 * Runs before the first paint. Hides the round in browsers that store a quiz or a result, because the page's script
 * will show something else there. Remembers a picture chosen before that script has loaded.
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

/** Precedes the server-rendered first round, and replaces it where the page's script will show something else. */
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

/** The picture chosen before the page's script had loaded. */
export const earlyChoice = (): 'left' | 'right' | undefined =>
  (window as { firstQuizChoice?: 'left' | 'right' }).firstQuizChoice
