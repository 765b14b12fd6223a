import type { z } from 'zod'

/** Limits of a text input, for HTML. */
export interface InputLimits {
  minLength?: number
  maxLength?: number
}

/**
 * The lengths a form's schema allows, so that the browser holds people to the same limits as the server.
 *
 * @returns limits by field; fields that are no text have none
 */
export function inputLimits<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
): Record<keyof Shape, InputLimits> {
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, limitsOf(field as TextSchema)])
  return Object.fromEntries(fields)
}

/** A text, or one that is checked further after it was tidied up. */
type TextSchema = { minLength?: number | null; maxLength?: number | null; in?: TextSchema }

function limitsOf(field: TextSchema): InputLimits {
  const { minLength, maxLength } = field.in ?? field
  return { ...(minLength && { minLength }), ...(maxLength && { maxLength }) }
}
