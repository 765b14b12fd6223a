import { type KeyboardEvent, useEffect, useRef } from 'react'
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
  onChoose(meaning: Correction['meaning']): void
  onResize(step: number): void
  onLeave(): void
}

/** Lets the member choose what the outlined region is, and a larger or smaller one. */
export function RegionChoices(props: RegionChoicesProps) {
  const { tapped, most, takesFocus, working, onChoose, onResize, onLeave } = props
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) first.current?.focus()
  }, [takesFocus])
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave()
  }
  return (
    <fieldset
      ref={intoView}
      onKeyDown={leaveOnEscape}
      className="grid scroll-mb-6 gap-3 border-bloom border-l-2 bg-linen px-5 py-4"
    >
      <legend className="float-left mb-3 font-medium">What is the outlined part?</legend>
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
              Less of it
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-disabled={working || tapped.chosen >= most - 1}
              onClick={() => onResize(1)}
            >
              More of it
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
