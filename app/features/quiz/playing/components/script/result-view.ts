import { fromTemplate, part, showNotice } from '#app/lib/page-script/page-parts.ts'
import { isOff, turnOff } from '#app/ui/buttons/off.ts'
import { revealResult } from '../../../result/components/reveal-result.ts'
import type { QuizImage, Selection } from '../../../schema.ts'
import { pictureElement } from './picture-element.ts'
import { SCREEN, show } from './screens.ts'

/** Lays all choices of a quiz side by side while it is saved. */
export function showChoices(selections: readonly Selection[], images: readonly QuizImage[]): void {
  const screen = fromTemplate('choices')
  const print = screen.querySelector('li')!
  for (const { selectedImage } of selections) {
    const image = images.find(({ id }) => id === selectedImage)
    if (!image) continue
    const own = print.cloneNode() as HTMLElement
    own.dataset.print = image.id
    own.append(pictureElement(image, ''))
    print.before(own)
  }
  print.remove()
  show(screen)
}

/**
 * Shows the result in the server's answer.
 *
 * @param isFresh whether the quiz has just ended, so that its choices move into place first
 */
export function showResult(page: Document, isFresh: boolean): void {
  const prints = isFresh ? document.querySelector('.quiz-prints') : null
  prints?.querySelector('[role=status]')?.remove()
  const result = [...page.getElementById(SCREEN)!.childNodes]
  show(...result, ...(prints ? [prints] : []))
  if (!prints) return
  const animations = revealResult(prints as HTMLElement)
  Promise.all(animations.map(({ finished }) => finished)).then(() => prints.remove())
}

/** Makes the result's heading the first thing that is read. */
export function announceResult(title: string): void {
  document.title = title
  scrollTo(0, 0)
  document.querySelector<HTMLElement>(`#${SCREEN} h1`)?.focus({ preventScroll: true })
}

/** Offers the second style, where there is one. */
export function followTake(take: (style: string) => void): void {
  const button = part('take')
  button?.addEventListener('click', () => {
    if (isOff(button)) return
    turnOff(button, true)
    showNotice(part('take-failed'), false)
    button.dataset.text = button.textContent
    button.innerHTML = `<span class="animate-breathe">${button.dataset.wait}</span>`
    take(button.dataset.take!)
  })
}

/** Offers to add a result to the pair of the link, where it is not in it yet. */
export function followBring(bring: () => void): void {
  const button = part('bring')
  const press = () => {
    turnOff(button, true)
    bring()
  }
  button?.addEventListener('click', press, { once: true })
}

/** Says why the second style could not be taken. */
export function showTakeFailure(failure: string): void {
  const [button, template] = [part('take'), part('take-failed')]
  turnOff(button, false)
  button.textContent = button.dataset.text!
  showNotice(template, true)
  template.nextElementSibling!.querySelector('p')!.textContent = failure
}
