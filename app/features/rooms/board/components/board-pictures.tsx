import type { ReactNode } from 'react'
import { Fitted } from '#app/ui/pictures/fitted.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { PICTURE_WIDTHS } from '../../rules/picture-keys.ts'
import type { BoardSheet } from '../queries/board-page.server.ts'

/** Returns the address of a picture for the viewer of a board: the owner's own, or one under a shared link. */
export type PictureAddress = (which: string, width: number) => string

interface BoardPicturesProps {
  sheet: BoardSheet
  addressOf: PictureAddress
  /** Title and text above the smaller picture. */
  children: ReactNode
}

/** The room after, large, beside the text and the room before. */
export function BoardPictures({ sheet, addressOf, children }: BoardPicturesProps) {
  const { before, after, redesignId, roomType, style } = sheet
  const kind = roomType.toLowerCase()
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-[1fr_2.2fr] md:grid-rows-[1fr_auto] print:grid-cols-[1fr_2.2fr] print:grid-rows-[1fr_auto] print:gap-x-4">
      <div className="min-w-0">{children}</div>
      <figure className="grid content-start gap-2 max-md:order-3 max-md:max-w-64 print:order-none print:max-w-none">
        <Picture
          {...before}
          src={addressOf('original', 960)}
          srcSet={sourcesOf('original', addressOf)}
          sizes="(width < 48rem) 256px, 360px"
          alt={`The ${kind} as it was`}
          eager
        />
        <figcaption className="text-ink-soft text-sm">Before</figcaption>
      </figure>
      <figure className="grid content-start gap-2 max-md:order-2 md:col-start-2 md:row-span-2 md:row-start-1 print:order-none print:col-start-2 print:row-span-2 print:row-start-1">
        <Fitted width={after.width} height={after.height} share={95} atStart>
          <Picture
            {...after}
            src={addressOf(redesignId, 1600)}
            srcSet={sourcesOf(redesignId, addressOf)}
            sizes="(width < 48rem) 100vw, 820px"
            alt={`The ${kind} in the ${style} style`}
            priority
          />
        </Fitted>
        <figcaption className="text-ink-soft text-sm">After</figcaption>
      </figure>
    </div>
  )
}

const sourcesOf = (which: string, addressOf: PictureAddress) =>
  PICTURE_WIDTHS.map((width) => `${addressOf(which, width)} ${width}w`).join(', ')
