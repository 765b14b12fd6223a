import { POST_PICTURES } from './post-pictures.ts'

/** Widths of the copies in pixels. Copies are never wider than the picture. */
export const POST_PICTURE_WIDTHS = [480, 960, 1536] as const

const FORMATS = ['avif', 'webp'] as const

/** Storage key of one file of a picture. */
export const pictureKey = (id: string, width: number, format: (typeof FORMATS)[number]) =>
  `${POST_PICTURES.folder}/${id}-${width}.${format}`

/** Every storage key of a picture. */
export const pictureKeys = ({ id, widths }: { id: string; widths: readonly number[] }) =>
  widths.flatMap((width) => FORMATS.map((format) => pictureKey(id, width, format)))

/** A picture's address without width and format, as posts store it. */
export const pictureBase = (id: string) => `${POST_PICTURES.address}/${id}`

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const BASE = new RegExp(`^${POST_PICTURES.address}/(${ID})$`)
const MENTIONED = new RegExp(`${POST_PICTURES.address}/(${ID})-\\d{3,4}\\.(?:avif|webp)`, 'g')

/** The id in a picture's address; undefined for any other address. */
export const pictureIdOf = (base: string): string | undefined => BASE.exec(base)?.[1]

/** The ids of the pictures in a text. */
export const picturesIn = (html: string): string[] => [...html.matchAll(MENTIONED)].map((match) => match[1]!)

/** Maximum width in pixels of a picture in the text. */
const TEXT_WIDTH = 960

/** The `img` attributes that the editor inserts for a picture. */
export function pictureForText(picture: {
  id: string
  widths: readonly number[]
  width: number
  height: number
}) {
  const width = picture.widths.findLast((each) => each <= TEXT_WIDTH) ?? picture.widths[0]!
  return {
    src: `${pictureBase(picture.id)}-${width}.webp`,
    width,
    height: Math.round((picture.height * width) / picture.width),
  }
}
