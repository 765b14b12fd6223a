/** The place of all screens of the quiz. */
export const SCREEN = 'quiz'

const place = () => document.getElementById(SCREEN)!

/** The part of an element that the server named with `data-quiz`. */
export const part = (name: string, within: ParentNode = document): HTMLElement =>
  within.querySelector<HTMLElement>(`[data-quiz="${name}"]`)!

/** A copy of an element that the server sent in a template. */
export function fromTemplate(name: string, within?: ParentNode): HTMLElement {
  const { content } = part(name, within) as HTMLTemplateElement
  return document.importNode(content, true).firstElementChild as HTMLElement
}

/** Shows an element and removes the other screens. One that is shown already keeps its focus. */
export function show(...screen: Node[]): void {
  for (const child of [...place().childNodes]) if (!screen.includes(child)) child.remove()
  for (const each of screen) if (each.parentNode !== place()) place().append(each)
}

/** Puts a template's notice beside the template, or takes it away. */
export function showNotice(template: HTMLElement, isShown: boolean): void {
  const beside = template.nextElementSibling
  const isThere = beside?.hasAttribute('data-notice') === true
  if (!isShown && isThere) beside.remove()
  if (isShown && !isThere)
    template.after(document.importNode((template as HTMLTemplateElement).content, true))
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
