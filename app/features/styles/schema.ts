import { z } from 'zod'

const paintSchema = z.object({
  name: z.string().min(1).max(60),
  hex: z.string().regex(/^#[0-9a-f]{6}$/i),
})

/** A named colour of a palette. */
export type Paint = z.infer<typeof paintSchema>

/** Maximum length of the name of a style or a blend. */
const LONGEST_NAME = 60
export const LONGEST_BLEND_NAME = 2 * LONGEST_NAME + 3

export const styleProfileSchema = z.object({
  primaryStyle: z.string().min(1).max(LONGEST_BLEND_NAME),
  colorPalette: z.array(paintSchema).max(12),
  materials: z.array(z.string().max(120)).max(20),
  characteristics: z.array(z.string().max(240)).max(20),
  designPrinciples: z.array(z.string().max(240)).max(20),
  roomType: z.string().max(60).optional(),
})

/** A style as people see it and as the redesign's prompt describes it. */
export type StyleProfile = z.infer<typeof styleProfileSchema>

const PAINT_LINE = /^(#[0-9a-f]{6})\s+(.+)$/i

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A text field with one entry per line. */
const list = (longest: number, what: string) =>
  z
    .string()
    .transform(linesOf)
    .pipe(
      z
        .array(z.string().max(longest, `Please keep each line under ${longest} characters.`))
        .min(1, `Please name at least one of the ${what}.`)
        .max(20, `Please name at most 20 ${what}.`),
    )

/** The form for editing a style: one entry per line, colours as `#a4492f Terracotta`. */
export const styleEditSchema = z.object({
  styleId: z.uuid(),
  version: z.string().default(''),
  colorPalette: z
    .string()
    .transform((text, issues) =>
      linesOf(text).map((line) => {
        const [, hex = '', name = ''] = PAINT_LINE.exec(line) ?? []
        if (!hex) issues.addIssue(`"${line}" is no colour. Write it as: #a4492f Terracotta`)
        return { hex: hex.toLowerCase(), name }
      }),
    )
    .pipe(
      z
        .array(paintSchema)
        .min(1, 'Please name at least one colour.')
        .max(12, 'Please name at most 12 colours.'),
    ),
  materials: list(120, 'materials'),
  characteristics: list(240, 'characteristics'),
  designPrinciples: list(240, 'principles'),
})
