/** Returns numbers in [0, 1). */
export type Chance = () => number

/**
 * Random numbers that are the same for the same seed: mulberry32 by Tommy Ettinger.
 *
 * @param seed a whole number
 */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number of at least `from` and below `to`. */
export const between = (chance: Chance, from: number, to: number): number =>
  from + Math.floor(chance() * (to - from))
