/** Returns numbers in [0, 1). */
export type Random = () => number

/**
 * A generator whose numbers depend only on seed and step, on every machine.
 * Source: mulberry32 by Tommy Ettinger (public domain), with its state mixed from both arguments.
 *
 * @param seed a 32-bit integer
 * @param step counted from 0; each step has its own sequence
 */
export function randomAt(seed: number, step: number): Random {
  let state = Math.imul(seed ^ Math.imul(step + 1, 0x9e3779b1), 0x85ebca6b) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A random item; undefined for an empty list. */
export function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)]
}

/** An unpredictable seed: a 32-bit integer. */
export const newSeed = () => crypto.getRandomValues(new Int32Array(1))[0]!
