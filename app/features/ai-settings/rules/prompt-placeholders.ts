import { placeholdersIn } from '#app/lib/placeholders.ts'

/** Placeholders of the redesign prompt. */
export const REDESIGN_PLACEHOLDERS = [
  'roomType',
  'primaryStyle',
  'colorPalette',
  'designPrinciples',
  'materials',
  'characteristics',
] as const

/** Without these the prompt would not say what the redesign is to be. */
const NEEDED = ['roomType', 'primaryStyle'] as const

const inBraces = (name: string) => `{{${name}}}`

/** Unknown placeholders, with their braces. */
export function unknownPlaceholders(template: string): string[] {
  const known: readonly string[] = REDESIGN_PLACEHOLDERS
  return placeholdersIn(template)
    .filter((name) => !known.includes(name))
    .map(inBraces)
}

/** Placeholders that the prompt cannot do without, with their braces. */
export function missingPlaceholders(template: string): string[] {
  const there = placeholdersIn(template)
  return NEEDED.filter((name) => !there.includes(name)).map(inBraces)
}
