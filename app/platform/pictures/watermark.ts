import { outlineText } from './wordmark.ts'

/** Type size relative to the picture's width. The default name then takes about a seventh of that width. */
const TYPE_PER_WIDTH = 0.0195
const MAX_WIDTH_SHARE = 0.4
const MIN_TYPE = 9

/** The patch around the name, in hundredths of the type size: its height, and the space before and after the name. */
const PATCH = { height: 190, side: 95, baseline: 128 }

/** Four petals, which replace a name that the brand's typeface cannot set. */
const BLOOM = {
  path: [18, 50]
    .flatMap((x) => [-50, -18].map((y) => `M${x - 17} ${y}a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z`))
    .join(''),
  width: 68,
}

/**
 * The brand's label in the lower right corner: paper-coloured letters on a translucent patch of ink, legible both on
 * a white wall and in a dark room.
 *
 * @param width of the picture, in pixels
 * @param height of the picture, in pixels
 * @returns an SVG, its size and its position in pixels
 */
export function watermarkOverlay(width: number, height: number, siteName: string) {
  const letters = outlineText(siteName, 100)
  const name = letters.path === '' ? BLOOM : letters
  const patchWidth = name.width + 2 * PATCH.side
  const scale =
    Math.min(Math.max(MIN_TYPE, width * TYPE_PER_WIDTH), (width * MAX_WIDTH_SHARE * 100) / patchWidth) / 100
  const label = { width: Math.round(scale * patchWidth), height: Math.round(scale * PATCH.height) }
  const margin = Math.round(Math.min(width, height) * 0.02)
  return {
    input: Buffer.from(labelSvg(label, scale, name.path)),
    left: Math.max(0, width - label.width - margin),
    top: Math.max(0, height - label.height - margin),
    ...label,
  }
}

function labelSvg(label: { width: number; height: number }, scale: number, path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${label.width}" height="${label.height}">
  <rect width="100%" height="100%" rx="${Math.max(1, Math.round(14 * scale))}" fill="#22201c" fill-opacity="0.55"/>
  <path transform="translate(${PATCH.side * scale} ${PATCH.baseline * scale}) scale(${scale})" fill="#faf7f2" fill-opacity="0.95" d="${path}"/>
</svg>`
}
