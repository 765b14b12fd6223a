import type { Boldness } from '#app/platform/ai/surfaces.ts'
import { PICTURE_WIDTHS, type PREVIEW_WIDTHS } from '../rules/picture-keys.ts'

/**
 * Address of a private picture.
 *
 * @param which `original`, `preview` or the id of a redesign
 * @param width one of the served widths in pixels; undefined for the full picture
 */
export function pictureAddress(uploadId: string, which: string, width?: number): string {
  const address = `/pictures/${uploadId}/${which}`
  return width ? `${address}?width=${width}` : address
}

/** Address of the full picture as a download with this file name. */
export const downloadAddress = (uploadId: string, which: string, name: string) =>
  `${pictureAddress(uploadId, which)}?download=${encodeURIComponent(name)}`

/** The picture in every served width, for `srcset`. */
export const pictureSources = (uploadId: string, which: string) =>
  PICTURE_WIDTHS.map((width) => `${pictureAddress(uploadId, which, width)} ${width}w`).join(', ')

/** Address of the regions around a place in the photo. */
export const regionsAddress = (uploadId: string, { x, y }: { x: number; y: number }) =>
  `/rooms/${uploadId}/regions?x=${x}&y=${y}`

interface PreviewAddress {
  style: string
  boldness: Boldness
  /** Version of the room's corrections; empty when there are none. */
  surfaces: string
  /** One of the served widths in pixels. */
  width: (typeof PREVIEW_WIDTHS)[number]
}

/** Address of a room's preview in a style. */
export function stylePreviewAddress(uploadId: string, { style, boldness, surfaces, width }: PreviewAddress) {
  const query = new URLSearchParams({ width: `${width}` })
  if (boldness !== 'usual') query.set('boldness', boldness)
  if (surfaces) query.set('surfaces', surfaces)
  return `/rooms/${uploadId}/styles/${encodeURIComponent(style)}?${query}`
}
