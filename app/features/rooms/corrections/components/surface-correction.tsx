import { useEffect, useId, useRef } from 'react'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import { Fitted } from '#app/ui/pictures/fitted.tsx'
import type { PictureProps } from '#app/ui/pictures/picture.tsx'
import { useEscape } from '#app/ui/use-escape.ts'
import { MAX_CORRECTIONS } from '../rules/corrections.ts'
import { CorrectionStatus } from './correction-status.tsx'
import { RegionChoices } from './region-choices.tsx'
import { RegionPicker } from './region-picker.tsx'
import { useNaming } from './use-naming.ts'
import { areLoading, useTappedRegion } from './use-tapped-region.ts'

/** What a tapped part waits for: its outline, its name, or the server. */
export type UnsavedPart = 'outlining' | 'unnamed' | 'saving'

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
  /** Called with what a tapped part still waits for, if anything. */
  onOutline(part: UnsavedPart | undefined): void
}

/** Lets the member tap a wrongly painted region, see its outline and choose what it is. */
export function SurfaceCorrection(props: SurfaceCorrectionProps) {
  const { picture, corrections, saving, takesFocus, onOutline } = props
  const { tapped, pick, forget, resize } = useTappedRegion(props.uploadId)
  const byKey = useRef(false)
  const root = useRef<HTMLDivElement>(null)
  const picker = useRef<HTMLButtonElement>(null)
  const hint = useId()
  useEffect(() => {
    if (takesFocus) picker.current?.focus()
  }, [takesFocus])
  const naming = useNaming(props, () => {
    const held = document.activeElement
    forget()
    if (held === document.body || root.current?.contains(held)) picker.current?.focus({ preventScroll: true })
  })
  const leave = () => {
    naming.say(undefined)
    forget()
    picker.current?.focus()
  }
  useEscape(tapped !== undefined && !naming.isPainting, leave)
  const region = tapped?.regions?.[tapped.chosen]
  const isUnnamed = region !== undefined && !naming.isNamed
  const unsaved = saving ? 'saving' : areLoading(tapped) ? 'outlining' : isUnnamed ? 'unnamed' : undefined
  useEffect(() => {
    onOutline(unsaved)
    return () => onOutline(undefined)
  }, [unsaved, onOutline])
  const full = corrections.length >= MAX_CORRECTIONS
  return (
    // Not a grid, whose rows would keep the choices from staying at the window's foot.
    <div ref={root} className="flex flex-col gap-4">
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
            naming.say(undefined)
            void pick(place)
          }}
        />
      </Fitted>
      <p id={hint} className="text-ink-soft text-sm">
        {full ? (
          `A room takes ${MAX_CORRECTIONS} corrections. Remove one to make another.`
        ) : (
          <>
            Tap a place and say what it is.{' '}
            <span className="pointer-coarse:sr-only">
              With the keyboard: the arrow keys move the cross-hair, Enter picks.
            </span>
          </>
        )}
      </p>
      {tapped?.regions && region && (
        <RegionChoices
          tapped={tapped}
          most={tapped.regions.length}
          takesFocus={byKey.current}
          working={naming.isPainting}
          isLost={naming.isLost}
          picture={picker}
          onChoose={(meaning) => {
            const correction = { ...tapped.place, extent: region.extent, meaning }
            naming.say(correction)
            props.correct(correction)
          }}
          onResize={resize}
          onLeave={leave}
        />
      )}
      <CorrectionStatus
        tapped={tapped}
        isPainting={naming.isPainting}
        answer={naming.isPainted ? props.answer : ''}
      />
    </div>
  )
}
