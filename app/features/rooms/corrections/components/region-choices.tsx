import { type RefObject, useEffect, useRef } from 'react'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { intoView } from '#app/ui/into-view.ts'
import { MEANING_WORDS, SURFACE_MEANINGS } from '../rules/corrections.ts'
import type { TappedRegion } from './use-tapped-region.ts'

interface RegionChoicesProps {
  tapped: TappedRegion
  /** Number of regions around the place. */
  most: number
  /** The member picked the place with the keyboard, so focus moves here. */
  takesFocus: boolean
  working: boolean
  /** What was chosen could not be saved. */
  isLost: boolean
  /** The picture in which the place was tapped. */
  picture: RefObject<HTMLElement | null>
  onChoose(meaning: Correction['meaning']): void
  onResize(step: number): void
  onLeave(): void
}

/** Pixels between a tapped place and the choices, at least. */
const DISTANCE = 56

/**
 * Lets the member choose what the outlined region is, and a larger or smaller one. The choices stay at the window's
 * foot where it does not hold them and the whole picture, with as much of the picture above them as fits.
 */
export function RegionChoices(props: RegionChoicesProps) {
  const { tapped, most, takesFocus, working, isLost, picture, onChoose, onResize, onLeave } = props
  const choices = useRef<HTMLFieldSetElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus && isStillAt(picture.current)) first.current?.focus()
  }, [takesFocus, picture])
  const { y } = tapped.place
  useEffect(() => {
    if (!isStillAt(picture.current)) return
    intoView(choices.current)
    const shown = picture.current?.getBoundingClientRect()
    const top = choices.current?.getBoundingClientRect().top
    if (!shown || top === undefined) return
    const tapped = shown.top + y * shown.height + DISTANCE
    const way = shown.height <= top ? shown.bottom - top : Math.max(shown.top, tapped - top)
    scrollBy({ top: Math.max(0, way) })
  }, [picture, y])
  return (
    <fieldset
      ref={choices}
      className="sticky bottom-0 z-10 grid gap-3 border-bloom border-l-2 bg-linen px-5 py-4 max-sm:py-3"
    >
      <legend className="float-left mb-3 font-medium">What is the outlined part?</legend>
      {isLost && (
        <p role="alert" className="text-danger">
          That was not saved. Please choose again.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {SURFACE_MEANINGS.map((meaning, index) => (
          <Button
            key={meaning}
            ref={index === 0 ? first : undefined}
            variant="secondary"
            size="small"
            pending={working}
            onClick={() => onChoose(meaning)}
          >
            {MEANING_WORDS[meaning]}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-x-2">
        {most > 1 && (
          <>
            <Button
              variant="quiet"
              size="small"
              aria-disabled={working || tapped.chosen === 0}
              onClick={() => onResize(-1)}
            >
              Smaller part
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-disabled={working || tapped.chosen >= most - 1}
              onClick={() => onResize(1)}
            >
              Larger part
            </Button>
          </>
        )}
        <Button variant="quiet" size="small" aria-disabled={working} onClick={onLeave}>
          Cancel
        </Button>
      </div>
    </fieldset>
  )
}

/** Where a lost connection delayed the choices, the person may have gone on to something else. */
const isStillAt = (picture: HTMLElement | null) =>
  [picture, document.body].includes(document.activeElement as HTMLElement)
