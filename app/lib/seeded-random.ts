/** Returns numbers in [0, 1). */
export type Random = () => number

/**
 * Random numbers that are the same for the same seed, on every machine.
 * Source: mulberry32 by Tommy Ettinger (public domain).
 *
 * @param seed a whole number; its lowest 32 bits count
 */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
