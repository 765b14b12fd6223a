import { POST_PICTURES } from './post-pictures.ts'

/** Widths in pixels that copies are made of, as far as the picture is as wide. */
export const POST_PICTURE_WIDTHS = [480, 960, 1536] as const

const FORMATS = ['avif', 'webp'] as const

/** Storage key of one file of a picture. */
export const pictureKey = (id: string, width: number, format: (typeof FORMATS)[number]) =>
  `${POST_PICTURES.folder}/${id}-${width}.${format}`

/** Every storage key of a picture. */
export const pictureKeys = ({ id, widths }: { id: string; widths: readonly number[] }) =>
  widths.flatMap((width) => FORMATS.map((format) => pictureKey(id, width, format)))

/** The address of a picture without width and format, as a post keeps it. */
export const pictureBase = (id: string) => `${POST_PICTURES.address}/${id}`

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const BASE = new RegExp(`^${POST_PICTURES.address}/(${ID})$`)
const MENTIONED = new RegExp(`${POST_PICTURES.address}/(${ID})-\\d{3,4}\\.(?:avif|webp)`, 'g')

/** The picture of an address; undefined for what is no picture of the blog. */
export const pictureIdOf = (base: string): string | undefined => BASE.exec(base)?.[1]

/** The pictures that a text shows. */
export const picturesIn = (html: string): string[] => [...html.matchAll(MENTIONED)].map((match) => match[1]!)

/** Most pixels a picture in a text is wide. */
const TEXT_WIDTH = 960

/** What an editor puts into the text for a picture. */
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
