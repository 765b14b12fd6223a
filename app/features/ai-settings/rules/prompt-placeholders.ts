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

/** Required, because the prompt would not describe the redesign without them. */
const NEEDED = ['roomType', 'primaryStyle'] as const

const inBraces = (name: string) => `{{${name}}}`

/** Unknown placeholders, with their braces. */
export function unknownPlaceholders(template: string): string[] {
  const known: readonly string[] = REDESIGN_PLACEHOLDERS
  return placeholdersIn(template)
    .filter((name) => !known.includes(name))
    .map(inBraces)
}

/** Missing required placeholders, with their braces. */
export function missingPlaceholders(template: string): string[] {
  const there = placeholdersIn(template)
  return NEEDED.filter((name) => !there.includes(name)).map(inBraces)
}
