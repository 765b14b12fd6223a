import { type RoomAnalyst, redesignInspectionSchema, roomAnalysisSchema } from '../analyst.ts'
import { isRedesignFailure, RedesignFailure } from '../failure.ts'
import type { AiProvider } from '../provider.ts'
import { answerBounds, askAboutPictures, TIME_LIMIT } from './ask-about-pictures.ts'
import { createOpenAiClient } from './openai-client.ts'

/** The provider's settings for the analyst. */
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

const INSPECTION_PROMPT = `The first picture is a photo of a room, the second a redesign of the same room. The room itself must be the same: only furniture, textiles, finishes, lamps, art and plants may differ.
Say how many people are in the second picture. List windows, doors and openings that the second picture has and the first has not, and those it has lost. List furniture that is warped, melted or stands in the air, and any text, letters or logos. Say nothing of what is well: then the lists are empty.`

/** The vision model behind the provider's chat completions, with answers in a strict JSON schema. */
export function createOpenAiAnalyst(settings: AnalystSettings): RoomAnalyst {
  const client = createOpenAiClient(settings, answerBounds(settings.timeLimit ?? TIME_LIMIT))
  return {
    analyse: async (photo, question) => {
      const { answer, usage } = await askAboutPictures(client, settings, question, {
        name: 'room_analysis',
        schema: roomAnalysisSchema,
        prompt: settings.analysisPrompt,
        pictures: [photo],
        maxTokens: settings.maxTokensAnalysis,
      }).catch(failAnalysis)
      return { analysis: answer, usage }
    },
    inspect: async ({ photo, redesign }, question) => {
      const { answer, usage } = await askAboutPictures(client, settings, question, {
        name: 'redesign_inspection',
        schema: redesignInspectionSchema,
        prompt: INSPECTION_PROMPT,
        pictures: [photo, redesign],
        maxTokens: settings.maxTokensInspection,
      }).catch(failAnalysis)
      return { inspection: answer, usage }
    },
  }
}

/** Turns `generation_failed` into `analysis_failed`; other reasons stay. */
function failAnalysis(error: unknown): never {
  if (!isRedesignFailure(error) || error.code !== 'generation_failed') throw error
  const { detail, retryable, retryAfter, refused, outage } = error
  throw new RedesignFailure('analysis_failed', detail, { retryable, retryAfter, refused, outage })
}
