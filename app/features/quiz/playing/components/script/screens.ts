import { part } from '#app/lib/page-script/page-parts.ts'

/** The place of all screens of the quiz. */
export const SCREEN = 'quiz'

const place = () => document.getElementById(SCREEN)!

/** Shows an element and removes the other screens. One that is shown already keeps its focus. */
export function show(...screen: Node[]): void {
  for (const child of [...place().childNodes]) if (!screen.includes(child)) child.remove()
  for (const each of screen) if (each.parentNode !== place()) place().append(each)
}

/** The screen that the server showed first, and may have been hidden. */
export function firstScreen(): HTMLElement {
  const screen = document.querySelector<HTMLElement>('.quiz-first')!
  screen.classList.remove('quiz-first')
  return screen
}

/** The screen that says that the quiz is loading. */
export function waitingScreen(): HTMLElement {
  const screen = part('waiting')
  screen.classList.remove('quiz-awaited')
  return screen
}
