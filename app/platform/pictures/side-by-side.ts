import { limitDecoding, sharp } from './decoder.ts'
import { outlineText } from './wordmark.ts'

/** Pixels of the picture with which messengers show a link. */
const LINK_PICTURE = { width: 1200, height: 630 } as const

const MARGIN = 28
const GAP = 16
/** Pixels under the brand, and those of a caption. */
const HEAD = 96
const CAPTION = 56
/** Where the prints hang; they keep their proportions inside. */
const PRINT = {
  width: (LINK_PICTURE.width - 2 * MARGIN - GAP) / 2,
  height: LINK_PICTURE.height - HEAD - CAPTION - MARGIN,
}
const PAPER = '#faf7f2'
const INK = '#22201c'

/**
 * Two pictures of one room beside each other on paper, under the brand and with their names.
 *
 * @param pictures encoded pictures that the site made itself
 * @returns JPEG of 1200 × 630 pixels, without metadata
 */
export function makeSideBySide(
  { before, after }: { before: Buffer; after: Buffer },
  siteName: string,
): Promise<Buffer> {
  return limitDecoding(async () => {
    const prints = [await print(before), await print(after)] as const
    const middle = LINK_PICTURE.width / 2
    const width = Math.max(...prints.map((each) => each.width))
    const height = Math.max(...prints.map((each) => each.height))
    const top = Math.round(HEAD + (PRINT.height - height) / 2)
    const lefts = [Math.round(middle - GAP / 2 - width), Math.round(middle + GAP / 2)] as const
    const captions = { top: top + height + 44, lefts }
    return sharp({ create: { ...LINK_PICTURE, channels: 3, background: PAPER } })
      .composite([
        ...prints.map(({ data }, index) => ({ input: data, left: lefts[index]!, top })),
        { input: Buffer.from(lettering(siteName, captions)), left: 0, top: 0 },
      ])
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer()
  })
}

async function print(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .resize({ width: PRINT.width, height: PRINT.height, fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The mark with the name, and a caption under each print. */
function lettering(siteName: string, { top, lefts }: { top: number; lefts: readonly [number, number] }) {
  const text = (words: string, size: number, x: number, y: number) =>
    `<path transform="translate(${x} ${y})" fill="${INK}" d="${outlineText(words, size).path}"/>`
  const { width, height } = LINK_PICTURE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <g transform="translate(${MARGIN} 34)">
    <path fill="#a4492f" d="M9 0a9 9 0 0 1 9 9v9H9A9 9 0 0 1 9 0zM9 40a9 9 0 0 0 9-9v-9H9a9 9 0 0 0 0 18zM31 40a9 9 0 0 1-9-9v-9h9a9 9 0 0 1 0 18z"/>
    <path fill="#c99a3b" d="M31 0a9 9 0 0 0-9 9v9h9a9 9 0 0 0 0-18z"/>
  </g>
  ${text(siteName, 40, MARGIN + 58, 68)}
  ${text('Before', 30, lefts[0], top)}
  ${text('After', 30, lefts[1], top)}
</svg>`
}
