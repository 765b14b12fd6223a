import { NAME_LENGTH } from './template-lengths.ts'

/**
 * The name of a copy: 'Follow-up (Copy)', or 'Follow-up (Copy 2)' if that exists.
 *
 * @param taken existing names
 */
export function copyName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const mark = number === 1 ? ' (Copy)' : ` (Copy ${number})`
    const copy = name.slice(0, NAME_LENGTH - mark.length) + mark
    if (!taken.includes(copy)) return copy
  }
}
