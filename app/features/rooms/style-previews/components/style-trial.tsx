import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { DEFAULT_STYLE } from '#app/features/styles/rules/names.ts'
import type { Boldness } from '#app/platform/ai/surfaces.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { useRefreshAfterChange } from '#app/ui/use-refresh-after-change.ts'
import { ShowSurfaces } from '../../corrections/components/show-surfaces.tsx'
import type { UnsavedPart } from '../../corrections/components/surface-correction.tsx'
import { BOLDNESSES } from '../rules/boldness.ts'
import type { KeptVersion } from '../rules/kept-style.ts'
import type { SheetStyle } from '../rules/sheet.ts'
import { BoldnessChoice } from './boldness-choice.tsx'
import { KeepStyle } from './keep-style.tsx'
import { OwnStyle } from './own-style.tsx'
import { Repaint } from './repaint.tsx'
import { type PreviewedRoom, StylePreview } from './style-preview.tsx'
import { StyleSheet } from './style-sheet.tsx'

interface StyleTrialProps {
  room: PreviewedRoom
  /** In the order of the sheet. */
  styles: SheetStyle[]
  /** The style of the latest request for this room. */
  roomStyle: string | null
  /** The owner's style for new redesigns. */
  ownStyle: string | null
  /** Whether an image model makes redesigns. */
  madeByAi: boolean
  /** Whether the current corrections would change the newest redesign. */
  mayRepaint: boolean
  /** Whether the owner must correct walls or floor before the room is painted. */
  asksSurfaces: boolean
  /** Previews that are already versions of this room. */
  kept: KeptVersion[]
  /** Why no style can be kept now; null when one can. */
  obstacle: string | null
}

/** The room in a chosen style, large, and in every style, small. The address stores style and boldness. */
export function StyleTrial(props: StyleTrialProps) {
  const { room, styles, roomStyle, ownStyle, asksSurfaces } = props
  const { style, boldness, fixes, addressOf } = useChosenLook(styles, roomStyle)
  // The small prints wait for the large picture in this strength and with these corrections.
  const look = `${boldness} ${room.surfaces}`
  const [settled, setSettled] = useState<string>()
  const onSettled = useCallback(() => setSettled(look), [look])
  const [unsavedPart, setUnsavedPart] = useState<UnsavedPart>()
  const heading = useShownHeading(style, boldness)
  useRefreshAfterChange(`${style} ${boldness}`)
  // Until the owner has corrected a surface, all styles would show the same doubtful picture.
  const canShowStyles = !asksSurfaces || room.corrections.length > 0
  return (
    <div className="grid gap-x-12 gap-y-8 md:gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-y-16">
      <div className="grid min-w-0 content-start gap-6">
        {asksSurfaces && (
          <ShowSurfaces
            uploadId={room.id}
            style={style}
            corrections={room.corrections}
            unsavedPart={unsavedPart}
          />
        )}
        <StylePreview
          room={room}
          style={style}
          boldness={boldness}
          madeByAi={props.madeByAi}
          asksSurfaces={asksSurfaces}
          fixes={fixes}
          onSettled={onSettled}
          onOutline={setUnsavedPart}
        >
          {props.mayRepaint && (
            <Repaint uploadId={room.id} roomStyle={roomStyle} isCorrected={room.corrections.length > 0} />
          )}
        </StylePreview>
      </div>
      {canShowStyles && (
        <>
          {/* On a phone the strip comes first, so that the tapped print and the picture show together. What sticks would pass
              over the sheet, were it not in a part of its own. */}
          <div className="max-md:order-1">
            <section aria-labelledby="shown-style" className="grid content-start gap-5 lg:sticky lg:top-8">
              <h2 ref={heading} id="shown-style" tabIndex={-1} className="wrap-anywhere outline-none">
                <Unbroken>{style}</Unbroken>
              </h2>
              <BoldnessChoice current={boldness} addressOf={(bold) => addressOf(style, bold)} />
              <KeepStyle
                uploadId={room.id}
                style={style}
                boldness={boldness}
                kept={props.kept}
                obstacle={props.obstacle}
              />
              <OwnStyle style={style} isOwn={style === ownStyle} />
            </section>
          </div>
          <StyleSheet
            room={room}
            styles={styles}
            boldness={boldness}
            current={style}
            addressOf={(name) => addressOf(name, boldness)}
            isReady={settled === look}
          />
        </>
      )}
    </div>
  )
}

function useChosenLook(styles: SheetStyle[], roomStyle: string | null) {
  const [query] = useSearchParams()
  const asked = query.get('style') ?? roomStyle
  const style = styles.find(({ name }) => name === asked)?.name ?? styles[0]?.name ?? DEFAULT_STYLE
  const boldness = BOLDNESSES.find((each) => each === query.get('boldness')) ?? 'usual'
  const addressOf = (name: string, bold: Boldness) =>
    `?${new URLSearchParams({ style: name, ...(bold !== 'usual' && { boldness: bold }) })}`
  return { style, boldness, fixes: query.has('fix'), addressOf }
}

/** Scrolls to the large picture when it changes, and focuses the heading of another style. */
function useShownHeading(style: string, boldness: Boldness) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef({ style, boldness })
  useEffect(() => {
    const before = shown.current
    if (before.style === style && before.boldness === boldness) return
    shown.current = { style, boldness }
    if (before.style !== style) heading.current?.focus({ preventScroll: true })
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    document
      .querySelector('#paint :is(before-after, [role=application])')
      ?.scrollIntoView({ block: 'nearest', behavior })
  }, [style, boldness])
  return heading
}
