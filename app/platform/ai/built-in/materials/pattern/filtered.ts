import { clamp, smoothstep } from '../../colour/curves.ts'

/** How much of details of a size is left in a pixel with a footprint (metres both): 1 near, 0 where they cannot be told. */
export function fade(footprint: number, size: number): number {
  return 1 - smoothstep(0.3, 1, footprint / size)
}

/** Share (0…1) of `[x − dx/2, x + dx/2]` within `[from, to]`. */
export function covered(x: number, dx: number, from: number, to: number): number {
  const d = Math.max(dx, 1e-6)
  return clamp((Math.min(x + d / 2, to) - Math.max(x - d / 2, from)) / d)
}

/**
 * Share (0…1) of `[x − dx/2, x + dx/2]` covered by stripes of a width around the multiples of a period: a pulse train,
 * integrated exactly over the pixel.
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
 * Share of a pixel covered by the halves of a gap at both ends of a piece.
 * @param x place within the piece, 0…length
 */
export function edges(x: number, dx: number, length: number, gap: number): number {
  const near = covered(x, dx, -gap / 2, gap / 2) + covered(x, dx, length - gap / 2, length + gap / 2)
  const told = fade(dx, length)
  return near * told + (gap / length) * (1 - told)
}

/** Share that two crossing sets of lines cover together. */
export function either(p: number, q: number): number {
  return p + q - p * q
}
