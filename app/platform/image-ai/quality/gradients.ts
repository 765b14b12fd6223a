import sharp from 'sharp'
import { type Gradients, sobelGradients } from './sobel.ts'

/**
 * Brightness gradients of a picture at a small size, after a light blur, by Sobel's operator.
 *
 * @param picture any encoded picture
 * @param size pixels to look at; the picture is stretched to it
 * @throws when the bytes are no picture
 */
export async function gradientsOf(
  picture: Buffer,
  size: { width: number; height: number },
): Promise<Gradients> {
  const { width, height } = size
  const grey = await sharp(picture)
    .resize({ width, height, fit: 'fill' })
    .greyscale()
    .blur(1)
    .raw()
    .toBuffer()
  return sobelGradients(grey, width, height)
}
