import { BeforeAfter } from '#app/ui/pictures/before-after.tsx'
import { Fitted } from '#app/ui/pictures/fitted.tsx'
import { PICTURE_WIDTHS } from '../../rules/picture-keys.ts'

/** A picture that visitors of a shared room may see. */
export interface SharedPicture {
  id: string
  width: number
  height: number
  placeholder: string
}

interface SharedComparisonProps {
  token: string
  room: { roomType: string; original: SharedPicture }
  version: SharedPicture & { name: string }
}

/** The photo of a shared room beside one of its versions. */
export function SharedComparison({ token, room, version }: SharedComparisonProps) {
  const { original } = room
  const kind = room.roomType.toLowerCase()
  return (
    <Fitted width={original.width} height={original.height} share={100}>
      <BeforeAfter
        label={`Compare the photo and ${version.name}`}
        before={pictureOf(token, 'original', original, `The ${kind} as it is`)}
        after={pictureOf(token, version.id, version, `The ${kind}, ${version.name.toLowerCase()}`)}
      />
    </Fitted>
  )
}

function pictureOf(token: string, which: string, picture: SharedPicture, alt: string) {
  const { width, height, placeholder } = picture
  const address = (size: number) => `/s/${token}/${which}?width=${size}`
  return {
    src: address(960),
    srcSet: PICTURE_WIDTHS.map((size) => `${address(size)} ${size}w`).join(', '),
    sizes: '(width < 75rem) 100vw, 1200px',
    alt,
    width,
    height,
    placeholder,
  }
}
