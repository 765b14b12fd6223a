import { type Plane, type Size, squaredDistance } from './planes.ts'

const FAR = 9
/** Minimum cost per pixel, so that detours around an edge are not free. */
const STEP_PRICE = 0.0006

/**
 * Geodesic distance of every pixel from the seeds, where colour steps are the cost, by raster sweeps (Toivanen, "New
 * geodesic distance transforms for gray-scale images", 1996). Steps below `free` cost almost nothing, so soft shading
 * does not count.
 * @param seeds pixels above 0.6 have distance 0
 * @returns distances in the planes' unit; 9 where no path was found
 */
export function geodesicDistance(seeds: Plane, planes: readonly Plane[], size: Size, free: number): Plane {
  const { width, height } = size
  const distance = seeds.map((seed) => (seed > 0.6 ? 0 : FAR))
  const relax = (i: number, from: number) => {
    if (distance[from]! >= distance[i]!) return
    const colour = Math.sqrt(squaredDistance(planes, i, from))
    const way = distance[from]! + Math.max(0, colour - free) + STEP_PRICE
    if (way < distance[i]!) distance[i] = way
  }
  for (let sweep = 0; sweep < 2; sweep++) {
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        if (x > 0) relax(i, i - 1)
        if (y > 0) relax(i, i - width)
      }
    }
    for (let y = height - 1, i = width * height - 1; y >= 0; y--) {
      for (let x = width - 1; x >= 0; x--, i--) {
        if (x < width - 1) relax(i, i + 1)
        if (y < height - 1) relax(i, i + width)
      }
    }
  }
  return distance
}
