/** Pictures that are files of the product (`public/`); others have names of their own content. */
const FILES = '/starter-pool/'

/** Changes whenever one of those files does: a part of their addresses. Undefined where nothing was built. */
export const PICTURES_VERSION: string | undefined = import.meta.env?.VITE_PICTURES_VERSION

/**
 * The address of a picture in one width and format. What it leads to never changes, so that browsers may keep it.
 *
 * @param base what the names of all its files begin with
 * @param width in pixels
 */
export function pictureAddress(base: string, width: number, type: 'avif' | 'webp'): string {
  const file = `${base}-${width}.${type}`
  return PICTURES_VERSION && base.startsWith(FILES) ? `${file}?v=${PICTURES_VERSION}` : file
}

/** Such addresses for several widths, as in `srcset`. */
export const pictureAddresses = (base: string, widths: readonly number[], type: 'avif' | 'webp'): string =>
  widths.map((width) => `${pictureAddress(base, width, type)} ${width}w`).join(', ')
