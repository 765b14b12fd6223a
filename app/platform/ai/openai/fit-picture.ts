import sharp, { type Metadata } from 'sharp'
import { type KeptPart, keepMask } from '../../pictures/keep-mask.ts'
import { fromRaster, type OpenPicture, QUICKLY } from '../../pictures/open-picture.ts'
import { rasterHeader } from '../../pictures/raster-header.ts'
import { type Box, type Canvas, centred, isAlike, whole } from './canvas.ts'

/**
 * Places the photo on its canvas. The surroundings mirror the photo, so that the model sees a room that continues and
 * not a frame that it might paint.
 *
 * @returns JPEG of the canvas's size
 */
export async function layOnCanvas(photo: OpenPicture, canvas: Canvas): Promise<Buffer> {
  const { left, top, width, height } = canvas.photo
  return fromRaster(await photo.raster())
    .resize({ width, height, fit: 'fill' })
    .extend({
      left,
      top,
      right: canvas.width - width - left,
      bottom: canvas.height - height - top,
      extendWith: 'mirror',
    })
    .jpeg({ quality: 92, ...QUICKLY })
    .toBuffer()
}

/**
 * The mask for a photo on its canvas: transparent pixels may change, opaque ones must stay.
 *
 * @returns PNG of the canvas's size
 */
export async function editMask(keep: KeptPart[], canvas: Canvas): Promise<Buffer> {
  const { left, top, width, height } = canvas.photo
  const kept = await sharp(await keepMask(keep, { width, height }, false))
    .extend({
      left,
      top,
      right: canvas.width - width - left,
      bottom: canvas.height - height - top,
      background: '#000',
    })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const { width: fullWidth, height: fullHeight } = canvas
  return sharp({ create: { width: fullWidth, height: fullHeight, channels: 3, background: '#000' } })
    .joinChannel(kept, { raw: { width: fullWidth, height: fullHeight, channels: 1 } })
    .png()
    .toBuffer()
}

/**
 * Crops a picture from the provider to the photo's proportions. A picture of the requested size loses nothing of the
 * room. One in other proportions is cropped around its middle. One that fits already is returned unchanged and
 * undecoded.
 *
 * @param photo size in pixels, for its proportions
 * @returns JPEG and its size in pixels
 * @throws when the bytes are no raster picture, an incomplete one, or one of more than MAX_PIXELS
 */
export async function fitToPhoto(
  picture: Buffer,
  canvas: Canvas,
  photo: { width: number; height: number },
): Promise<{ picture: Buffer; width: number; height: number }> {
  const size = await rasterHeader(picture, MAX_PIXELS)
  const box = photoIn(size, canvas, photo.width / photo.height)
  const height = Math.round((box.width * photo.height) / photo.width)
  const isSame = box.width === size.width && box.height === size.height && height === size.height
  if (isSame && isPlainJpeg(size) && isWhole(picture)) return { picture, width: size.width, height }
  const fitted = await sharp(picture)
    .extract(box)
    .resize({ width: box.width, height, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return { picture: fitted, width: box.width, height }
}

/** Ten times the requested number, because some servers return larger pictures. Larger ones are not decoded. */
const MAX_PIXELS = 4096 * 4096
const END_MARK = Buffer.from([0xff, 0xd9])

function isPlainJpeg({ format, space, channels, icc, orientation }: Metadata): boolean {
  return format === 'jpeg' && space === 'srgb' && channels === 3 && !icc && (orientation ?? 1) === 1
}

/** Whether a JPEG has its end marker. Some encoders write a few bytes after it. */
function isWhole(picture: Buffer): boolean {
  return picture.subarray(-16).includes(END_MARK)
}

/** The part of a returned picture that shows the photo's view. */
function photoIn(size: { width: number; height: number }, canvas: Canvas, ratio: number): Box {
  const came = size.width / size.height
  if (isAlike(came, ratio)) return whole({ width: size.width, height: size.height })
  if (!isAlike(came, canvas.width / canvas.height)) return centred(size, ratio)
  const scale = { x: size.width / canvas.width, y: size.height / canvas.height }
  return {
    left: Math.round(canvas.photo.left * scale.x),
    top: Math.round(canvas.photo.top * scale.y),
    width: Math.min(size.width, Math.round(canvas.photo.width * scale.x)),
    height: Math.min(size.height, Math.round(canvas.photo.height * scale.y)),
  }
}
