/** Limits `x` to the range `low`…`high`. */
export function clamp(x: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, x))
}

/** Cubic Hermite step: 0 at or before `from`, 1 at or after `to`, smooth between. `from < to`. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** Linear interpolation: `a` at t = 0, `b` at t = 1. */
export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t
}
