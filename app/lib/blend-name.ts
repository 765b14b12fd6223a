import { compare } from './compare.ts'

/** Separates the names of two styles in a blend's name. */
const SIGN = ' × '

/** The name of a blend of two styles, independent of their order. */
export const blendName = (one: string, other: string): string => [one, other].sort(compare).join(SIGN)

/** The two styles in a blend's name; undefined for the name of a single style. */
export function partsOfBlend(name: string): [string, string] | undefined {
  const [one = '', other = '', ...more] = name.split(SIGN)
  return one && other && more.length === 0 ? [one, other] : undefined
}
