import { isOff } from '#app/ui/buttons/off.ts'
import type { QuizImage } from '../../../schema.ts'
import { pictureElement } from './picture-element.ts'

/** Milliseconds within which a second click counts as a double click. */
const DOUBLE_CLICK = 350

/** Shows a round's picture in its card. The same one stays as it is, unless it is requested again. */
export function showPicture(card: HTMLElement, image: QuizImage, attempt: number): void {
  const shown = `${image.id} ${attempt}`
  if (card.dataset.shown === shown) return
  card.dataset.shown = shown
  const before = card.querySelector('.quiz-entering')!
  const entering = before.cloneNode() as HTMLElement
  entering.append(pictureElement(image))
  before.replaceWith(entering)
}

/** Fades the picture that was chosen in this card, over the next one. */
export function showLeaving(card: HTMLElement, image: QuizImage | undefined): void {
  const before = card.querySelector<HTMLElement>('.quiz-leaving')
  if (before?.dataset.image === image?.id) return
  before?.remove()
  if (!image) return
  const leaving = document.createElement('span')
  leaving.className = 'quiz-leaving'
  leaving.setAttribute('aria-hidden', 'true')
  leaving.dataset.image = image.id
  leaving.append(pictureElement(image, ''))
  card.append(leaving)
}

/** Tells of each click, but not of the second of a double click. */
export function followClicks(card: HTMLElement, choose: (isByKey: boolean) => void): void {
  let lastClick = 0
  card.addEventListener('click', (event) => {
    const isDouble = event.detail > 1 && event.timeStamp - lastClick < DOUBLE_CLICK
    lastClick = event.timeStamp
    // A key, or a tool that stands in for one, counts no clicks.
    if (!isDouble && !isOff(card)) choose(event.detail === 0)
  })
}
