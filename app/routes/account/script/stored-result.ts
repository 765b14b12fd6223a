import { storedResult } from '#app/features/quiz/playing/components/stored-quiz.ts'
import type { ChosenPicture, StoredResult } from '#app/features/quiz/result/rules/collage.ts'
import { ROOM_WIDTHS } from '#app/features/quiz/result/rules/room-widths.ts'
import { fromTemplate, part } from '#app/lib/page-script/page-parts.ts'
import { blurredAddress } from '#app/ui/pictures/blurred-address.ts'
import { pictureAddress, pictureAddresses } from '#app/ui/pictures/picture-address.ts'

/** Shows the quiz's result that this browser stores beside the form to sign up, and hands it in with the form. */
export function showStoredResult(): void {
  const place = part('style-place')
  if (!place) return
  const result = storedResult()
  showRooms(result?.pictures ?? [])
  place.append(result ? styleWaiting(place, result) : fromTemplate('no-result', place))
  if (!result) return
  fill('selections', JSON.stringify(result.selections))
  fill('preferredStyle', result.style)
}

const fill = (name: string, value: string) => {
  document.querySelector<HTMLInputElement>(`input[name=${name}]`)!.value = value
}

function styleWaiting(place: HTMLElement, { style, styleProfile }: StoredResult): HTMLElement {
  const waiting = fromTemplate('style-waiting', place)
  part('style', waiting).textContent = style
  const colour = waiting.querySelector('li')!
  for (const { name, hex } of styleProfile.colorPalette) {
    const own = colour.cloneNode(true) as HTMLElement
    const [paint, words] = [...own.children] as HTMLElement[]
    paint!.style.background = hex
    words!.textContent = name
    colour.before(own)
  }
  colour.remove()
  return waiting
}

/** The rooms that were chosen: a wall beside the form, or a strip above it; without them the page's own picture. */
function showRooms(pictures: ChosenPicture[]): void {
  const [wall, strip] = [part('own-rooms'), part('own-rooms-strip')]
  if (pictures.length === 0) {
    strip.remove()
    if (part('otherwise', wall)) wall.append(fromTemplate('otherwise', wall))
  } else {
    wall.append(withRooms(fromTemplate('rooms', wall), pictures))
    strip.replaceChildren(withRooms(fromTemplate('rooms', strip), pictures))
  }
}

function withRooms(list: HTMLElement, pictures: ChosenPicture[]): HTMLElement {
  for (const [index, item] of [...list.children].entries()) {
    const picture = pictures[index]
    if (picture) showRoom(item, picture)
    else item.remove()
  }
  return list
}

function showRoom(item: Element, { url, placeholder }: ChosenPicture): void {
  item.querySelector('source')!.srcset = pictureAddresses(url, ROOM_WIDTHS, 'avif')
  const img = item.querySelector('img')!
  img.srcset = pictureAddresses(url, ROOM_WIDTHS, 'webp')
  img.src = pictureAddress(url, ROOM_WIDTHS.at(-1)!, 'webp')
  const frame = item.querySelector('picture')!
  frame.style.backgroundImage = placeholder ? `url("${blurredAddress(placeholder, 3, 2)}")` : ''
}
