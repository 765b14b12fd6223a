import { MAX_PHOTO_BYTES } from './limits.ts'

/**
 * What is wrong with a chosen file, as far as a browser can tell before sending it; the server looks inside.
 *
 * @returns a sentence for the field, or nothing
 */
export function photoFileProblem(file: { name: string; type: string; size: number }): string | undefined {
  if (/\.(heic|heif)$/i.test(file.name) || /^image\/hei[cf]/.test(file.type)) {
    return 'HEIC photos are not supported. Please save or export it as JPEG and upload that.'
  }
  if (file.type && !file.type.startsWith('image/')) {
    return 'This file is not a picture. Please choose a JPEG, PNG or WebP photo.'
  }
  if (file.size === 0) return 'This file is empty. Please choose the photo again, or try another one.'
  if (file.size > MAX_PHOTO_BYTES) return 'This file is larger than 10 MB. Please choose a photo up to 10 MB.'
  return undefined
}
