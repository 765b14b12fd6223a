import { useEffect, useId, useRef, useState } from 'react'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import { Fitted } from '#app/ui/pictures/fitted.tsx'
import type { PictureProps } from '#app/ui/pictures/picture.tsx'
import { MAX_CORRECTIONS } from '../rules/corrections.ts'
import { CorrectionStatus } from './correction-status.tsx'
import { RegionChoices } from './region-choices.tsx'
import { RegionPicker } from './region-picker.tsx'
import { areLoading, useTappedRegion } from './use-tapped-region.ts'

interface SurfaceCorrectionProps {
  uploadId: string
  /** The current painting of the room. */
  picture: PictureProps
  corrections: Correction[]
  /** A correction is being saved, or the picture is being painted. */
  working: boolean
  /** What the latest correction did to the painting; empty where that is unknown. */
  answer: string
  /** Whether the keyboard opened it, and goes on in the picture. */
  takesFocus: boolean
  correct(correction: Correction): void
  /** Called with whether a part was tapped that still has no name. */
  onOutline(isUnnamed: boolean): void
}

/** Lets the member tap a wrongly painted region, see its outline and choose what it is. */
export function SurfaceCorrection({
  uploadId,
  picture,
  corrections,
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
  useEffect(() => {
    if (wasPainting.current && !isPainting) {
      forget()
      if (byKey.current) picker.current?.focus()
    }
    wasPainting.current = isPainting
  })
  const leave = () => {
    forget()
    picker.current?.focus()
  }
  const region = tapped?.regions?.[tapped.chosen]
  const isUnnamed = (areLoading(tapped) || region !== undefined) && !chosen
  useEffect(() => {
    onOutline(isUnnamed)
    return () => onOutline(false)
  }, [isUnnamed, onOutline])
  const full = corrections.length >= MAX_CORRECTIONS
  return (
    <div className="grid gap-4">
      <Fitted width={picture.width} height={picture.height} share={100}>
        <RegionPicker
          ref={picker}
          picture={picture}
          region={region?.outlines}
          looksAt={areLoading(tapped) ? tapped.place : undefined}
          marks={corrections}
          describedBy={hint}
          onPick={(place, keyed) => {
            if (working || full) return
            byKey.current = keyed
            setChosen(undefined)
            void pick(place)
          }}
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
          working={isPainting}
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
