import { useEffect, useState } from 'react'
import { pictureAddress } from '#app/ui/pictures/picture-address.ts'
import type { QuizImage } from '../../schema.ts'
import { choose, type QuizSession, skip } from '../rules/session.ts'
import { CARD_SIZES, sourcesOf } from './quiz-picture.tsx'

/** Pictures held in memory, so that the browser keeps them decoded. A round can need eight. */
const HELD = 24
const held = new Map<string, { img: HTMLImageElement; ready: Promise<boolean> }>()

/**
 * Whether a round must wait because its pictures are missing and the connection is lost. Tries again when the browser
 * is back online.
 *
 * @returns the state, and a counter that changes when the pictures should be requested again
 */
export function useWaitingPictures(pairing: QuizSession<QuizImage>['pairing']) {
  const [seen, setSeen] = useState<{ pairing: object; isMissing: boolean }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!pairing) return
    let gone = false
    const look = async () => {
      const arrived = await Promise.all([warm(pairing.leftImage), warm(pairing.rightImage)])
      if (!gone) setSeen({ pairing, isMissing: !arrived.every(Boolean) && !navigator.onLine })
    }
    const again = () => {
      setAttempt((number) => number + 1)
      void look()
    }
    void look()
    window.addEventListener('online', again)
    return () => {
      gone = true
      window.removeEventListener('online', again)
    }
  }, [pairing])
  const known = seen?.pairing === pairing ? seen : undefined
  return { isWaiting: known?.isMissing ?? false, hasArrived: known?.isMissing === false, attempt }
}

/** Preloads and decodes every picture that the next round can show, once this round's pictures have loaded. */
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

/** @returns whether the picture has loaded */
function warm(image: QuizImage): Promise<boolean> {
  const known = held.get(image.id)
  if (known) return known.ready
  const img = pictureOf(image)
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

/** Builds the same elements as {@link QuizPicture}, so that the browser picks the same file. */
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
  img.src = pictureAddress(image.url, 960, 'webp')
  return img
}
