import { clamp, smoothstep } from '../../colour/curves.ts'

/** Visibility of details of a size in a pixel's footprint, both in metres: 1 for small footprints, 0 for large ones. */
export function fade(footprint: number, size: number): number {
  return 1 - smoothstep(0.3, 1, footprint / size)
}

/** Fraction (0…1) of `[x − dx/2, x + dx/2]` within `[from, to]`. */
export function covered(x: number, dx: number, from: number, to: number): number {
  const d = Math.max(dx, 1e-6)
  return clamp((Math.min(x + d / 2, to) - Math.max(x - d / 2, from)) / d)
}

/**
 * Fraction (0…1) of `[x − dx/2, x + dx/2]` covered by stripes of a width around the multiples of a period: the exact
 * integral of a pulse train.
 */
export function stripes(x: number, dx: number, period: number, width: number): number {
  const d = Math.max(dx, 1e-6)
  const until = (at: number) => {
    const from = at + width / 2
    const whole = Math.floor(from / period)
    return whole * width + Math.min(from - whole * period, width)
  }
  return clamp((until(x + d / 2) - until(x - d / 2)) / d)
}

/**
 * Fraction of a pixel covered by the half gaps at both ends of a piece.
 * @param x place within the piece, 0…length
 */
export function edges(x: number, dx: number, length: number, gap: number): number {
  const near = covered(x, dx, -gap / 2, gap / 2) + covered(x, dx, length - gap / 2, length + gap / 2)
  const told = fade(dx, length)
  return near * told + (gap / length) * (1 - told)
}

/** Fraction covered by the union of two crossing sets of lines. */
export function either(p: number, q: number): number {
  return p + q - p * q
}
