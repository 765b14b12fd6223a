import type { z } from 'zod'

/** Limits of a text input, for HTML. */
export interface InputLimits {
  minLength?: number
  maxLength?: number
}

/**
 * The lengths in a form's schema, so that the browser enforces the same limits as the server.
 *
 * @returns limits by field; only for text fields
 */
export function inputLimits<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
): Record<keyof Shape, InputLimits> {
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, limitsOf(field as TextSchema)])
  return Object.fromEntries(fields)
}

/** A text schema, or a pipe that starts with one. */
type TextSchema = { minLength?: number | null; maxLength?: number | null; in?: TextSchema }

function limitsOf(field: TextSchema): InputLimits {
  const { minLength, maxLength } = field.in ?? field
  return { ...(minLength && { minLength }), ...(maxLength && { maxLength }) }
}
