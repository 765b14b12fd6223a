import { type Random, seededRandom } from '#app/lib/seeded-random.ts'

/**
 * A generator whose numbers depend only on seed and step.
 *
 * @param seed a 32-bit integer
 * @param step counted from 0; each step has its own sequence
 */
export const randomAt = (seed: number, step: number): Random =>
  seededRandom(Math.imul(seed ^ Math.imul(step + 1, 0x9e3779b1), 0x85ebca6b))

/** A random item; undefined for an empty list. */
export function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)]
}

/** An unpredictable seed: a 32-bit integer. */
export const newSeed = () => crypto.getRandomValues(new Int32Array(1))[0]!
