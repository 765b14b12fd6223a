import type { QuizImage } from '../../../schema.ts'
import type { Pairing } from '../../rules/pairing.ts'
import { choose, type QuizSession, skip } from '../../rules/session.ts'
import { pictureElement } from './picture-element.ts'

/** Pictures held in memory, so that the browser keeps them decoded. A round can need eight. */
const HELD = 24
const held = new Map<string, { img: HTMLImageElement; ready: Promise<boolean> }>()

const bothOf = ({ leftImage, rightImage }: Pairing<QuizImage>) => [leftImage, rightImage]

/** Loads and decodes a pair's pictures. @returns whether both are there */
export async function warmPair(pairing: Pairing<QuizImage>): Promise<boolean> {
  return (await Promise.all(bothOf(pairing).map(warm))).every(Boolean)
}

/** Loads and decodes every picture that the next round can show. */
export function warmNext(session: QuizSession<QuizImage>): void {
  const { leftImage, rightImage } = session.pairing!
  for (const next of [choose(session, leftImage.id), choose(session, rightImage.id), skip(session)])
    if (next?.pairing) void warmPair(next.pairing)
}

/** @returns whether the picture has loaded */
function warm(image: QuizImage): Promise<boolean> {
  const known = held.get(image.id)
  if (known) return known.ready
  // The same element as in a round, so that the browser picks the same file.
  const img = pictureElement(image).querySelector('img')!
  img.fetchPriority = 'auto'
  const ready = img.decode().then(
    () => true,
    () => {
      held.delete(image.id)
      return false
    },
  )
  held.set(image.id, { img, ready })
  for (const id of [...held.keys()].slice(0, -HELD)) held.delete(id)
  return ready
}
