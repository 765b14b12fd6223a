import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeSideBySide } from './side-by-side.ts'

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** The colour at a place, as `rrggbb` with each channel rounded to 16 steps. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel].map((channel) => Math.round(channel / 17).toString(16)).join('')
}

test.each([
  ['a wide', 1536, 1024],
  ['an upright', 900, 1600],
  ['a very wide', 2048, 300],
])(
  '%s room hangs before and after on paper, in the size that messengers ask for',
  async (_, width, height) => {
    const before = await plain(width, height, '#0000ff')
    const after = await plain(width, height, '#00ff00')
    const picture = await makeSideBySide({ before, after }, 'Casabloom')
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(picture.length).toBeLessThan(300_000)
    expect(await colourAt(picture, 590, 315)).toBe('00f')
    expect(await colourAt(picture, 610, 315)).toBe('0f0')
    expect(await colourAt(picture, 600, 315)).toBe('ffe')
    expect(await colourAt(picture, 600, 615)).toBe('ffe')
  },
)
