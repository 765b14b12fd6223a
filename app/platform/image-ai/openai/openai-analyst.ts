import type OpenAI from 'openai'
import type { z } from 'zod'
import type { AiProvider } from '../ai-provider.ts'
import { jpegDataUrl } from '../jpeg-data-url.ts'
import { RedesignFailure } from '../redesign-failure.ts'
import {
  type Question,
  type RoomAnalyst,
  redesignInspectionSchema,
  roomAnalysisSchema,
} from '../room-analyst.ts'
import { failureOf } from './failures.ts'
import { createOpenAiClient } from './openai-client.ts'
import { usageOf } from './prices.ts'
import { completeChat } from './structured-answer.ts'

/** What the analyst needs to know of the provider. */
export type AnalystSettings = Pick<
  AiProvider,
  | 'apiKey'
  | 'baseUrl'
  | 'organization'
  | 'visionModel'
  | 'maxTokensAnalysis'
  | 'maxTokensInspection'
  | 'temperature'
  | 'analysisPrompt'
  | 'prices'
> & { timeLimit?: number }

/** Seconds for one look. */
const TIME_LIMIT = 60
/** Pixels of the long side that are sent: enough to see every window, cheap enough to ask each time. */
const LONG_SIDE = 1024

const INSPECTION_PROMPT = `The first picture is a photo of a room, the second a redesign of the same room. The room itself must be the same: only furniture, textiles, finishes, lamps, art and plants may differ.
Say how many people are in the second picture. List windows, doors and openings that the second picture has and the first has not, and those it has lost. List furniture that is warped, melted or stands in the air, and any text, letters or logos. Say nothing of what is well: then the lists are empty.`

/** The vision model behind the provider's chat completions, with answers held to a strict JSON schema. */
export function createOpenAiAnalyst(settings: AnalystSettings): RoomAnalyst {
  const client = createOpenAiClient(settings, settings.timeLimit ?? TIME_LIMIT)
  return {
    analyse: async (photo, question) => {
      const { answer, usage } = await ask(client, settings, question, {
        name: 'room_analysis',
        schema: roomAnalysisSchema,
        prompt: settings.analysisPrompt,
        pictures: [photo],
        maxTokens: settings.maxTokensAnalysis,
      })
      return { analysis: answer, usage }
    },
    inspect: async ({ photo, redesign }, question) => {
      const { answer, usage } = await ask(client, settings, question, {
        name: 'redesign_inspection',
        schema: redesignInspectionSchema,
        prompt: INSPECTION_PROMPT,
        pictures: [photo, redesign],
        maxTokens: settings.maxTokensInspection,
      })
      return { inspection: answer, usage }
    },
  }
}

interface Look<Schema extends z.ZodType> {
  name: string
  schema: Schema
  prompt: string
  pictures: Buffer[]
  maxTokens: number
}

async function ask<Schema extends z.ZodType>(
  client: OpenAI,
  { visionModel, temperature, prices, timeLimit = TIME_LIMIT }: AnalystSettings,
  { signal, requester }: Question,
  look: Look<Schema>,
) {
  const deadline = AbortSignal.timeout(timeLimit * 1000)
  try {
    signal.throwIfAborted()
    const images = await Promise.all(look.pictures.map((picture) => jpegDataUrl(picture, LONG_SIDE)))
    const { answer, usage } = await completeChat(client, {
      model: visionModel,
      temperature,
      maxTokens: look.maxTokens,
      requester,
      name: look.name,
      schema: look.schema,
      content: [
        { type: 'text', text: look.prompt },
        ...images.map((url) => ({ type: 'image_url' as const, image_url: { url } })),
      ],
      signal: AbortSignal.any([signal, deadline]),
    })
    return { answer, usage: usageOf(visionModel, usage, prices) }
  } catch (error) {
    signal.throwIfAborted()
    if (deadline.aborted) throw new RedesignFailure('timeout', 'The vision model took too long')
    throw asAnalysisFailure(error)
  }
}

/** What is the provider's state stays that; anything else means that the photo could not be understood. */
function asAnalysisFailure(error: unknown): RedesignFailure {
  const failure = failureOf(error)
  if (failure.code !== 'generation_failed') return failure
  const { retryable, retryAfter, refused } = failure
  return new RedesignFailure('analysis_failed', failure.detail, { retryable, retryAfter, refused })
}
