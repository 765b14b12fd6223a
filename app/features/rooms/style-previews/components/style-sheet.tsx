import type { Boldness } from '#app/platform/ai/surfaces.ts'
import { everyStyleWords } from '../rules/boldness.ts'
import type { SheetStyle } from '../rules/sheet.ts'
import type { PreviewedRoom } from './style-preview.tsx'
import { StyleTile } from './style-tile.tsx'

interface StyleSheetProps {
  room: PreviewedRoom
  styles: SheetStyle[]
  boldness: Boldness
  /** The style that is shown large. */
  current: string
  addressOf(style: string): string
  isReady: boolean
}

/** The room in every style: a contact sheet on a desktop, a scrolling strip on a phone. */
export function StyleSheet({ room, styles, boldness, current, addressOf, isReady }: StyleSheetProps) {
  return (
    <section aria-labelledby="sheet-title" className="grid min-w-0 gap-4 md:gap-6 lg:col-span-2">
      <h2 id="sheet-title">{everyStyleWords(boldness)}</h2>
      <ul className="-mx-margin flex snap-x scroll-px-margin items-start gap-4 overflow-x-auto px-margin pt-1.5 pb-4 md:mx-0 md:grid md:grid-cols-4 md:gap-x-5 md:gap-y-8 md:overflow-visible md:px-0">
        {styles.map((style) => (
          <StyleTile
            // Other corrections or another strength give another picture.
            key={`${style.name} ${boldness} ${room.surfaces}`}
            room={room}
            style={style}
            boldness={boldness}
            isCurrent={style.name === current}
            to={addressOf(style.name)}
            isReady={isReady}
          />
        ))}
      </ul>
    </section>
  )
}
