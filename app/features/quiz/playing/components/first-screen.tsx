import { InlineScript } from '#app/ui/inline-script.tsx'
import { QUIZ_TEXTS } from '../../rules/texts.ts'
import { QuizWaiting } from './quiz-message.tsx'
import { QuizNotLoaded } from './quiz-not-loaded.tsx'
import { SCREEN } from './script/screens.ts'
import { BEFORE, PENDING, RESULT, SESSION } from './storage-keys.ts'

const HIDE_ROUND = '.quiz-first { display: none } .quiz-awaited { display: block !important }'

/**
 * Runs before the first paint. Hides the round in browsers that store a quiz or a result, because the page's script
 * will show something else there. Remembers the first choice or skip made before that script has loaded. Replaces the
 * round where the script failed: it has taken the round over by the time that the page is complete.
 */
const BEFORE_PAINT = `try {
  const keys = ['${SESSION}', '${RESULT}', '${PENDING}', '${BEFORE}']
  if (sessionStorage.${SESSION} || keys.some((key) => localStorage[key])) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('${HIDE_ROUND}')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
} catch {}
const keep = (move) => {
  if (document.querySelector('.quiz-first')) window.firstQuizMove ??= move
}
addEventListener('click', ({ target }) => {
  const cards = [...document.querySelectorAll('.quiz-first .quiz-card')]
  const isSkip = target.closest('.quiz-first [data-part=skip]')
  keep(isSkip ? 'skip' : ['left', 'right'][cards.findIndex((card) => card.contains(target))])
}, true)
addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey }) => {
  if (!altKey && !ctrlKey && !metaKey) keep({ ArrowLeft: 'left', ArrowRight: 'right', s: 'skip', S: 'skip' }[key])
}, true)
addEventListener('load', () => {
  const notLoaded = document.querySelector('[data-part=not-loaded]')
  if (notLoaded && document.querySelector('.quiz-first'))
    document.getElementById('${SCREEN}').replaceChildren(notLoaded.content)
})`

/** Precedes the server's first screen, and replaces it where the page's script will show something else. */
export function BeforeFirstScreen({ siteName, needsScript }: { siteName: string; needsScript: boolean }) {
  return (
    <>
      <InlineScript code={BEFORE_PAINT} />
      {needsScript && (
        <>
          <noscript>
            <style>{HIDE_ROUND}</style>
          </noscript>
          <template data-part="not-loaded">
            <QuizNotLoaded siteName={siteName} />
          </template>
        </>
      )}
      <div data-part="waiting" className="quiz-awaited">
        <QuizWaiting siteName={siteName}>{QUIZ_TEXTS.loading}</QuizWaiting>
      </div>
    </>
  )
}
