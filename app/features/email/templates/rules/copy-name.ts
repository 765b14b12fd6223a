import { NAME_LENGTH } from './template-lengths.ts'

/**
 * What a copy is called: 'Follow-up (Copy)', and 'Follow-up (Copy 2)' where that is taken.
 *
 * @param taken names that exist
 */
export function copyName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const mark = number === 1 ? ' (Copy)' : ` (Copy ${number})`
    const copy = name.slice(0, NAME_LENGTH - mark.length) + mark
    if (!taken.includes(copy)) return copy
  }
}
