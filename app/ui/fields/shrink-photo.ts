import { MAX_PHOTO_SIDE } from '#app/lib/photo-limits.ts'

/** Smaller files are sent unchanged, because shrinking them would take longer than sending them. */
const WORTH_SHRINKING = 1_500_000
const READABLE = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Shrinks a photo to the size that the site stores, because a phone's photo is many times larger. Also rotates it
 * upright and removes its metadata. A photo that cannot be shrunk is sent unchanged. The server does the same again.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size < WORTH_SHRINKING || !READABLE.includes(file.type)) return file
  try {
    const blob = await redraw(file)
    if (!blob || blob.size >= file.size) return file
    return new File([blob], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: blob.type })
  } catch {
    return file
  }
}

async function redraw(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const share = MAX_PHOTO_SIDE / Math.max(picture.width, picture.height)
  if (share >= 1) return undefined
  const canvas = new OffscreenCanvas(Math.round(picture.width * share), Math.round(picture.height * share))
  const drawing = canvas.getContext('2d')
  if (!drawing) return undefined
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
}
