import { Picture } from '#app/ui/pictures/picture.tsx'
import type { ChosenPicture } from '../rules/collage.ts'
import { ROOM_WIDTHS } from '../rules/room-widths.ts'

interface OwnRoomsProps {
  pictures: readonly ChosenPicture[]
}

/** A wall of the person's choices beside a form, as high as the form. */
export function RoomWall({ pictures }: OwnRoomsProps) {
  return (
    <ul className="grid size-full grid-cols-2 grid-rows-[2fr_1fr] gap-1.5 has-[>:nth-child(4)]:grid-rows-[2fr_1fr_1fr]">
      {pictures.map((picture, index) => (
        <li key={picture.id} className={`min-h-0 ${index === 0 ? 'col-span-2' : ''}`}>
          <Room picture={picture} sizes={index === 0 ? 'max(56vw, 75vh)' : 'max(28vw, 38vh)'} />
        </li>
      ))}
    </ul>
  )
}

/** The first three choices, where a wall does not fit. Reserves its space until they are known. */
export function RoomStrip({ pictures }: OwnRoomsProps) {
  return (
    <ul className="grid aspect-9/2 grid-cols-3 gap-1.5">
      {pictures.slice(0, 3).map((picture) => (
        <li key={picture.id} className="min-h-0">
          <Room picture={picture} sizes="12rem" />
        </li>
      ))}
    </ul>
  )
}

function Room({ picture, sizes }: { picture: ChosenPicture; sizes: string }) {
  const { url, placeholder } = picture
  return (
    <Picture
      base={url}
      widths={ROOM_WIDTHS}
      sizes={sizes}
      alt=""
      width={960}
      height={640}
      placeholder={placeholder ?? undefined}
      cover
      className="size-full"
    />
  )
}
