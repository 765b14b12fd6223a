import { z } from 'zod'

/** What a person tells of themselves in every form for guests. */
export const personFields = {
  name: z
    .string()
    .trim()
    .min(1, 'Please enter your full name.')
    .min(2, 'Please enter your full name (at least 2 characters).')
    .max(100, 'Please keep your name under 100 characters.'),
  email: z
    .string()
    .trim()
    .min(1, 'Please enter your email address.')
    .max(255, 'Please keep your email address under 255 characters.')
    .pipe(z.email('Please enter a valid email address.')),
}

/** A text that may be left out, and is null then. */
export const optionalText = (maxLength: number, tooLong: string) =>
  z
    .string()
    .trim()
    .max(maxLength, tooLong)
    .transform((text) => text || null)

/** An answer of a list that may be left out, and is null then. */
export const optionalChoice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  unknown: string,
) => z.union([z.literal('').transform(() => null), z.enum(values)], { error: unknown })
