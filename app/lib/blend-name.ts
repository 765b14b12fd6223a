import { compare } from './compare.ts'

/** Stands between the names of two styles that are joined. */
const SIGN = ' × '

/** The name of two styles joined: the same in whichever order they come. */
export const blendName = (one: string, other: string): string => [one, other].sort(compare).join(SIGN)

/** The two styles in a blend's name; undefined for the name of one style. */
export function partsOfBlend(name: string): [string, string] | undefined {
  const [one = '', other = '', ...more] = name.split(SIGN)
  return one && other && more.length === 0 ? [one, other] : undefined
}
