import { z } from 'zod'
import { IMAGE_QUALITIES } from './rules/defaults.ts'
import { missingPlaceholders, unknownPlaceholders } from './rules/prompt-placeholders.ts'
import { pricesSchema } from './spending/schema.ts'

/** Kinds of paid calls, as logged. */
export const API_TYPES = [
  'openai-vision',
  'style_analysis',
  'openai-dalle3',
  'image_generation',
  'blog_generation',
] as const
export type ApiType = (typeof API_TYPES)[number]

/** Kinds that share a count. */
export const VISION_TYPES = ['openai-vision', 'style_analysis'] as const satisfies ApiType[]
export const TEXT_TYPES = ['blog_generation'] as const satisfies ApiType[]
export const IMAGE_TYPES = ['openai-dalle3', 'image_generation'] as const satisfies ApiType[]

const model = z.string({ error: 'Please name a model.' }).trim().min(1, 'Please name a model.').max(100)
const switched = z.preprocess((value) => value === true || value === 'on', z.boolean())
const whole = (least: number, most: number) => {
  const words = `Please enter a whole number from ${least} to ${most}.`
  return z.coerce.number({ error: words }).int(words).min(least, words).max(most, words)
}

const redesignPrompt = z
  .string({ error: 'Please write what the image model is told.' })
  .trim()
  .min(40, 'Please write what the image model is told.')
  .max(6000)
  .superRefine((text, { addIssue }) => {
    const unknown = unknownPlaceholders(text)
    if (unknown.length > 0)
      addIssue(`We don’t know ${unknown.join(', ')}. Please remove it or correct its name.`)
    const missing = missingPlaceholders(text)
    if (missing.length > 0)
      addIssue(`Please add ${missing.join(', ')}: without it every style would look alike.`)
  })

/** The form of the AI settings. */
export const aiSettingsSchema = z.object({
  version: z.string().default(''),
  /** Empty keeps the current key. */
  apiKey: z
    .string()
    .trim()
    .max(400, 'This is too long for a key. Please copy the key again.')
    .regex(/^[!-~]*$/, 'A key has no spaces and no letters with accents. Please copy it again.')
    .optional(),
  modelStyleAnalysis: model,
  modelImageGeneration: model,
  modelImageFallback: z.string().trim().max(100).optional(),
  imageQuality: z.enum(IMAGE_QUALITIES),
  maxTokensStyle: whole(100, 2000),
  maxTokensRedesign: whole(100, 2000),
  temperature: z.coerce
    .number({ error: 'Please enter a number from 0 to 1.' })
    .min(0, 'Please enter a number from 0 to 1.')
    .max(1, 'Please enter a number from 0 to 1.')
    .multipleOf(0.1, 'Please use steps of 0.1.'),
  rateLimitPerUser: whole(1, 100),
  /** In US dollars. */
  monthlyBudget: z.coerce
    .number({ error: 'Please enter an amount of at least $10.' })
    .min(10, 'Please enter an amount of at least $10.')
    .max(1_000_000, 'Please enter a smaller amount.')
    .multipleOf(0.01, 'Please use whole cents.'),
  checksPhoto: switched,
  checksStructure: switched,
  checksRedesign: switched,
  roomRedesignPrompt: redesignPrompt,
  styleAnalysisPrompt: z
    .string({ error: 'Please write what the model is asked about a photo.' })
    .trim()
    .min(20, 'Please write what the model is asked about a photo.')
    .max(6000),
  prices: z
    .preprocess((value) => (typeof value === 'string' ? JSON.parse(value || '[]') : value), pricesSchema)
    .optional(),
})

export type AiSettingsInput = z.input<typeof aiSettingsSchema>
