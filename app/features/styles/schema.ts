import { z } from 'zod'

const paintSchema = z.object({
  name: z.string().min(1).max(60),
  hex: z.string().regex(/^#[0-9a-f]{6}$/i),
})

/** A named colour of a palette. */
export type Paint = z.infer<typeof paintSchema>

export const styleProfileSchema = z.object({
  primaryStyle: z.string().min(1).max(60),
  colorPalette: z.array(paintSchema).max(12),
  materials: z.array(z.string().max(120)).max(20),
  characteristics: z.array(z.string().max(240)).max(20),
  designPrinciples: z.array(z.string().max(240)).max(20),
  roomType: z.string().max(60).optional(),
})

/** A style as it is shown to a person and told to the redesign. */
export type StyleProfile = z.infer<typeof styleProfileSchema>
