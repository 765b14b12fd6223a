import { useEffect, useId, useRef, useState } from 'react'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import { Fitted } from '#app/ui/pictures/fitted.tsx'
import type { PictureProps } from '#app/ui/pictures/picture.tsx'
import { MAX_CORRECTIONS } from '../rules/corrections.ts'
import { CorrectionStatus } from './correction-status.tsx'
import { RegionChoices } from './region-choices.tsx'
import { RegionPicker } from './region-picker.tsx'
import { areLoading, useTappedRegion } from './use-tapped-region.ts'

/** A tapped part whose name is still to come, or on its way to the server. */
export type UnsavedPart = 'unnamed' | 'saving'

interface SurfaceCorrectionProps {
  uploadId: string
  /** The current painting of the room. */
  picture: PictureProps
  corrections: Correction[]
  /** A correction is being saved. */
  saving: boolean
  /** A correction is being saved, or the picture is being painted. */
  working: boolean
  /** What the latest correction did to the painting; empty where that is unknown. */
  answer: string
  /** Whether the keyboard opened it, and goes on in the picture. */
  takesFocus: boolean
  correct(correction: Correction): void
  /** Called with what a tapped part still lacks, if any. */
  onOutline(part: UnsavedPart | undefined): void
}

/** Lets the member tap a wrongly painted region, see its outline and choose what it is. */
export function SurfaceCorrection({
  uploadId,
  picture,
  corrections,
  saving,
  working,
  answer,
  takesFocus,
  correct,
  onOutline,
}: SurfaceCorrectionProps) {
  const { tapped, pick, forget, resize } = useTappedRegion(uploadId)
  const [chosen, setChosen] = useState<Correction>()
  const byKey = useRef(false)
  const picker = useRef<HTMLButtonElement>(null)
  const hint = useId()
  useEffect(() => {
    if (takesFocus) picker.current?.focus()
  }, [takesFocus])
  const isPainting = chosen !== undefined && working
  const wasPainting = useRef(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Another part may have been tapped meanwhile: that one stays.
    if (wasPainting.current && !isPainting && chosen) {
      const held = document.activeElement
      forget()
      if (held === document.body || root.current?.contains(held))
        picker.current?.focus({ preventScroll: true })
    }
    wasPainting.current = isPainting
  })
  const leave = () => {
    forget()
    picker.current?.focus()
  }
  const region = tapped?.regions?.[tapped.chosen]
  const isUnnamed = (areLoading(tapped) || region !== undefined) && !chosen
  const unsaved = isUnnamed ? 'unnamed' : chosen && saving ? 'saving' : undefined
  useEffect(() => {
    onOutline(unsaved)
    return () => onOutline(undefined)
  }, [unsaved, onOutline])
  const full = corrections.length >= MAX_CORRECTIONS
  return (
    <div ref={root} className="grid gap-4">
      <Fitted width={picture.width} height={picture.height} share={100}>
        <RegionPicker
          ref={picker}
          picture={picture}
          region={region?.outlines}
          looksAt={areLoading(tapped) ? tapped.place : undefined}
          marks={corrections}
          describedBy={hint}
          onPick={(place, keyed) => {
            if (full) return
            byKey.current = keyed
            setChosen(undefined)
            void pick(place)
          }}
          onLeave={leave}
        />
      </Fitted>
      <p id={hint} className="text-ink-soft text-sm">
        {full
          ? `A room takes ${MAX_CORRECTIONS} corrections. Remove one to make another.`
          : 'Tap a place and say what it is. With the keyboard: the arrow keys move the cross-hair, Enter picks.'}
      </p>
      {tapped?.regions && region && (
        <RegionChoices
          tapped={tapped}
          most={tapped.regions.length}
          takesFocus={byKey.current}
          working={isPainting || saving}
          onChoose={(meaning) => {
            const correction = { ...tapped.place, extent: region.extent, meaning }
            setChosen(correction)
            correct(correction)
          }}
          onResize={resize}
          onLeave={leave}
        />
      )}
      <CorrectionStatus tapped={tapped} isPainting={isPainting} answer={chosen ? answer : ''} />
    </div>
  )
}
