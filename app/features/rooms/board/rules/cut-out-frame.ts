import type { PictureBox } from '#app/platform/ai/editor.ts'

/** Minimum width of a cut-out as a fraction of the picture's; less would be blurred. */
const LEAST_WIDTH = 0.16

/**
 * The part of a picture that a cut-out shows: the box, extended to the cut-out's proportions and moved inside the
 * picture. A box that is too tall or too wide is cropped around its middle.
 *
 * @param picture its size in pixels
 * @param ratio width by height of the cut-out
 * @returns fractions (0…1) of the picture's width and height
 */
export function cutOutFrame(
  box: PictureBox,
  picture: { width: number; height: number },
  ratio: number,
): PictureBox {
  const wanted = Math.max(
    box.width * picture.width,
    box.height * picture.height * ratio,
    LEAST_WIDTH * picture.width,
  )
  const width = Math.min(wanted, picture.width, picture.height * ratio) / picture.width
  const height = (width * picture.width) / ratio / picture.height
  return {
    x: within(box.x + box.width / 2 - width / 2, 1 - width),
    y: within(box.y + box.height / 2 - height / 2, 1 - height),
    width,
    height,
  }
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most))
