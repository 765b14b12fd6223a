import type { Plane, Size } from './planes.ts'

export interface DomainTransformOptions {
  /** Spatial standard deviation in pixels. */
  sigmaSpace: number
  /** Range standard deviation in the guide's unit: larger steps stop the smoothing. */
  sigmaRange: number
  /** Number of row-and-column passes; two or three hide the stripes of a single one. */
  passes: number
}

/**
 * Smooths `planes` in place and preserves the edges of `guide`, by the recursive filter of the domain transform
 * (Gastal & Oliveira, "Domain Transform for Edge-Aware Image and Video Processing", SIGGRAPH 2011). The guide may
 * hold copies of the same planes.
 */
export function domainTransform(
  planes: readonly Plane[],
  guide: readonly Plane[],
  size: Size,
  { sigmaSpace, sigmaRange, passes }: DomainTransformOptions,
): void {
  const [stepX, stepY] = transformedSteps(guide, size, sigmaSpace / sigmaRange)
  const keepX = new Float32Array(stepX.length)
  const keepY = new Float32Array(stepY.length)
  for (let pass = 0; pass < passes; pass++) {
    const sigma = (sigmaSpace * Math.sqrt(3) * 2 ** (passes - pass - 1)) / Math.sqrt(4 ** passes - 1)
    const rate = -Math.SQRT2 / sigma
    for (let i = 0; i < keepX.length; i++) {
      keepX[i] = Math.exp(rate * stepX[i]!)
      keepY[i] = Math.exp(rate * stepY[i]!)
    }
    for (const plane of planes) {
      filterRows(plane, keepX, size)
      filterColumns(plane, keepY, size)
    }
  }
}

/** Distances to the left and upper neighbours in the transformed domain. */
function transformedSteps(guide: readonly Plane[], { width, height }: Size, weight: number): [Plane, Plane] {
  const stepX = new Float32Array(width * height).fill(1)
  const stepY = new Float32Array(width * height).fill(1)
  for (const plane of guide) {
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        if (x > 0) stepX[i]! += weight * Math.abs(plane[i]! - plane[i - 1]!)
        if (y > 0) stepY[i]! += weight * Math.abs(plane[i]! - plane[i - width]!)
      }
    }
  }
  return [stepX, stepY]
}

function filterRows(plane: Plane, keep: Plane, { width, height }: Size): void {
  for (let y = 0; y < height; y++) {
    const start = y * width
    for (let i = start + 1; i < start + width; i++) plane[i]! += keep[i]! * (plane[i - 1]! - plane[i]!)
    for (let i = start + width - 2; i >= start; i--) plane[i]! += keep[i + 1]! * (plane[i + 1]! - plane[i]!)
  }
}

function filterColumns(plane: Plane, keep: Plane, { width, height }: Size): void {
  const n = width * height
  for (let i = width; i < n; i++) plane[i]! += keep[i]! * (plane[i - width]! - plane[i]!)
  for (let i = n - width - 1; i >= 0; i--) plane[i]! += keep[i + width]! * (plane[i + width]! - plane[i]!)
}
