import { type OpenPicture, type Raster, resized } from '../../pictures/open-picture.ts'
import { type Gradients, sobelGradients } from './sobel.ts'

/** Weights of red, green and blue in brightness (ITU-R BT.709). */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722]
/** A Gaussian of one pixel, cut after one pixel to each side. */
const SIDE = Math.exp(-0.5) / (1 + 2 * Math.exp(-0.5))

/**
 * Brightness gradients of a picture at a small size, after a light blur, by Sobel's operator.
 *
 * @param size of the analysed picture in pixels; the picture is stretched to it
 * @throws when the bytes are no picture
 */
export async function gradientsOf(
  picture: OpenPicture,
  size: { width: number; height: number },
): Promise<Gradients> {
  const { width, height } = size
  return sobelGradients(softBrightness(await resized(await picture.small(), size)), width, height)
}

function softBrightness({ data, width, height }: Raster): Float32Array {
  const grey = new Float32Array(width * height)
  for (let index = 0, at = 0; index < grey.length; index++, at += 3)
    grey[index] = RED * data[at]! + GREEN * data[at + 1]! + BLUE * data[at + 2]!
  return blurred(grey, width)
}

/** Blurs down, then across. Pixels at the border are blurred along it only. */
function blurred(grey: Float32Array, width: number): Float32Array {
  const down = Float32Array.from(grey)
  for (let at = width; at < grey.length - width; at++)
    down[at] = SIDE * (grey[at - width]! + grey[at + width]!) + (1 - 2 * SIDE) * grey[at]!
  const soft = Float32Array.from(down)
  for (let row = 0; row < grey.length; row += width)
    for (let at = row + 1; at < row + width - 1; at++)
      soft[at] = SIDE * (down[at - 1]! + down[at + 1]!) + (1 - 2 * SIDE) * down[at]!
  return soft
}
