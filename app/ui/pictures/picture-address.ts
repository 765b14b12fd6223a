/** Pictures that are files in `public/`. The names of all others depend on their content. */
const FILES = '/starter-pool/'

/** A part of those files' addresses that changes with them. Undefined without a build. */
export const PICTURES_VERSION: string | undefined = import.meta.env?.VITE_PICTURES_VERSION

/**
 * The address of a picture in one width and format. Its content never changes, so browsers may cache it.
 *
 * @param base common beginning of the picture's file names
 * @param width in pixels
 */
export function pictureAddress(base: string, width: number, type: 'avif' | 'webp'): string {
  const file = `${base}-${width}.${type}`
  return PICTURES_VERSION && isShipped(base) ? `${file}?v=${PICTURES_VERSION}` : file
}

const isShipped = (base: string): boolean => base.startsWith(FILES)

/** Addresses for several widths, for `srcset`. The product's own pictures have one more in AVIF. */
export const pictureAddresses = (base: string, widths: readonly number[], type: 'avif' | 'webp'): string =>
  (type === 'avif' && isShipped(base) ? withPhoneWidth(widths) : widths)
    .map((width) => `${pictureAddress(base, width, type)} ${width}w`)
    .join(', ')

/** For phones up to 412 pixels wide with a pixel ratio of two. */
const PHONE_WIDTH = 720

const withPhoneWidth = (widths: readonly number[]): number[] =>
  [...new Set([...widths, PHONE_WIDTH])].sort((one, other) => one - other)
