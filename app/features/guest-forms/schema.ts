import { z } from 'zod'

/** The fields about the person, which the guest forms share. */
export const personFields = {
  name: z
    .string()
    .trim()
    .min(1, 'Please enter your full name.')
    .min(2, 'Please enter your full name (at least 2 characters).')
    .max(100, 'Please keep your name under 100 characters.'),
  // In small letters like the addresses of accounts: limits and the deletion of an account compare it.
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, 'Please enter your email address.')
    .max(255, 'Please keep your email address under 255 characters.')
    .pipe(z.email('Please enter a valid email address.')),
}

/** An optional text; null when empty. */
export const optionalText = (maxLength: number, tooLong: string) =>
  z
    .string()
    .trim()
    .max(maxLength, tooLong)
    .transform((text) => text || null)

/** An optional choice from a list; null when empty. */
export const optionalChoice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  unknown: string,
) => z.union([z.literal('').transform(() => null), z.enum(values)], { error: unknown })
