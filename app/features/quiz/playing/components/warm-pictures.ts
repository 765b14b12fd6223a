import { useEffect } from 'react'
import type { QuizImage } from '../../schema.ts'
import { choose, type QuizSession, skip } from '../rules/session.ts'
import { CARD_SIZES, sourcesOf } from './quiz-picture.tsx'

/** Pictures are held for a few rounds, so that the browser keeps them decoded; a round can need eight. */
const HELD = 24
const held = new Map<string, { img: HTMLImageElement; ready: Promise<void> }>()

/** Preloads and decodes every picture the next round can show, as soon as this round's pictures have loaded. */
export function useWarmPictures(session: QuizSession<QuizImage> | undefined): void {
  useEffect(() => {
    if (!session?.pairing) return
    let gone = false
    const { leftImage, rightImage } = session.pairing
    Promise.all([warm(leftImage), warm(rightImage)]).then(() => {
      if (gone) return
      const next = [choose(session, leftImage.id), choose(session, rightImage.id), skip(session)]
      for (const { pairing } of next.filter((each) => each !== undefined))
        if (pairing) for (const image of [pairing.leftImage, pairing.rightImage]) warm(image)
    })
    return () => {
      gone = true
    }
  }, [session])
}

function warm(image: QuizImage): Promise<void> {
  const known = held.get(image.id)
  if (known) return known.ready
  const img = pictureOf(image)
  const ready = img.decode().catch(() => {
    held.delete(image.id)
  })
  held.set(image.id, { img, ready })
  for (const id of [...held.keys()].slice(0, -HELD)) held.delete(id)
  return ready
}

/** The same elements as {@link QuizPicture}, so that the browser picks the same file. */
function pictureOf(image: QuizImage): HTMLImageElement {
  const picture = document.createElement('picture')
  const source = document.createElement('source')
  source.type = 'image/avif'
  source.sizes = CARD_SIZES
  source.srcset = sourcesOf(image, 'avif')
  const img = document.createElement('img')
  picture.append(source, img)
  img.sizes = CARD_SIZES
  img.srcset = sourcesOf(image, 'webp')
  img.src = `${image.url}-960.webp`
  return img
}
