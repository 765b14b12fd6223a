import type { Size } from '../../../raster/planes.ts'

/** A connected area of a mask with its bounding box, whose ends belong to it. */
export interface Area {
  label: number
  pixels: number
  left: number
  top: number
  right: number
  bottom: number
  /** Whether it reaches the edge of the picture. */
  touchesEdge: boolean
}

/**
 * Measures connected areas.
 * @param labels the area's number for each pixel, from 1; 0 elsewhere
 * @param count the number of areas
 */
export function areasOf(labels: Int32Array, count: number, { width, height }: Size): Area[] {
  const areas = Array.from({ length: count }, (_, index): Area => {
    const box = { left: width, top: height, right: -1, bottom: -1 }
    return { label: index + 1, pixels: 0, ...box, touchesEdge: false }
  })
  for (const [i, label] of labels.entries()) {
    if (!label) continue
    const area = areas[label - 1]!
    const [x, y] = [i % width, Math.floor(i / width)]
    area.pixels++
    area.left = Math.min(area.left, x)
    area.right = Math.max(area.right, x)
    area.top = Math.min(area.top, y)
    area.bottom = y
  }
  for (const area of areas)
    area.touchesEdge =
      area.left === 0 || area.top === 0 || area.right === width - 1 || area.bottom === height - 1
  return areas
}
