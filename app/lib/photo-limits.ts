const MAX_MEGABYTES = 10

/** Maximum size of an uploaded photo, in bytes. */
export const PHOTO_BYTES_LIMIT = MAX_MEGABYTES * 1024 * 1024

/** The same, in words. */
export const PHOTO_SIZE_LIMIT = `${MAX_MEGABYTES} MB`

/** The accepted photos, without a full stop. */
export const PHOTO_KINDS = `JPEG, PNG or WebP, up to ${PHOTO_SIZE_LIMIT}`

/** Longest side of a stored photo, in pixels. */
export const MAX_PHOTO_SIDE = 2048

/** Shortest side of a photo that is accepted, in pixels. */
export const MIN_PHOTO_SIDE = 256

/** Why a photo is refused, and what the person can do. The keys are the errors' stable codes. */
export const PHOTO_SENTENCES = {
  photo_empty: 'This file is empty. Please choose the photo again, or try another one.',
  photo_too_large: `This file is larger than ${PHOTO_SIZE_LIMIT}. Please choose a photo up to ${PHOTO_SIZE_LIMIT}.`,
  photo_not_a_picture: 'This file is not a picture. Please choose a JPEG, PNG or WebP photo.',
  photo_heic:
    'HEIC photos are not supported. Please save or export it as JPEG and upload that. On an iPhone, Settings › Camera › Formats › Most Compatible takes JPEG photos from now on.',
  photo_svg: 'SVG drawings are not supported. Please choose a JPEG, PNG or WebP photo of your room.',
  photo_unsupported: 'This kind of picture is not supported. Please choose a JPEG, PNG or WebP photo.',
  photo_animated: 'This picture is animated. Please choose a still photo of your room.',
  photo_damaged:
    'This photo is damaged or incomplete, so we could not open it. Please try to copy or export it again, or choose another photo.',
  photo_too_many_pixels:
    'This picture has too many pixels for us to open. Please choose a smaller version of it.',
  photo_too_small: `This photo is too small for a good redesign. Please choose one that is at least ${MIN_PHOTO_SIDE} pixels on its shorter side.`,
  photo_too_narrow:
    'This picture is too long and narrow for a redesign. Please choose a photo with usual proportions.',
} as const
