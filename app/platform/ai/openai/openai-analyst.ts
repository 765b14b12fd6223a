import {
  listedThingsSchema,
  MAX_LISTED_THINGS,
  type RoomAnalyst,
  redesignInspectionSchema,
  roomAnalysisSchema,
} from '../analyst.ts'
import { isRedesignFailure, RedesignFailure } from '../failure.ts'
import type { AiProvider } from '../provider.ts'
import { answerBounds, askAboutPictures, LIST_TIME_LIMIT, TIME_LIMIT } from './ask-about-pictures.ts'
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

const LIST_PROMPT = `The picture shows a room that somebody would like to furnish. List what they would have to buy: furniture, lamps, rugs, curtains and other textiles, art, plants, and the paint or covering of walls and floor. The most important first, at most ${MAX_LISTED_THINGS}, and things that are alike as one ("dining chair, four").
For each say what it is in one to four words, its main colour in plain words and as #rrggbb, what it seems to be made of, its rough size in centimetres with inches in brackets (an empty text when it cannot be told), and where it is in the picture: left, top, right and bottom as shares of width and height from 0 to 1, tightly around the thing. Name no brands and no shops. Leave out what belongs to the building, such as windows and radiators, and any people.`

/** Tokens for a list of `MAX_LISTED_THINGS` things. */
const MAX_TOKENS_LIST = 4000

/**
 * Creates the analyst: a vision model behind the provider's chat completions, which answers in a strict JSON schema.
 */
export function createOpenAiAnalyst(settings: AnalystSettings): RoomAnalyst {
  const client = createOpenAiClient(settings, answerBounds(settings.timeLimit ?? TIME_LIMIT))
  const listLimit = settings.timeLimit ?? LIST_TIME_LIMIT
  // Silence is part of the time limit, which must be reached first.
  const list = createOpenAiClient(settings, answerBounds(listLimit + 5))
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
    listThings: async (redesign, question) => {
      const { answer, usage } = await askAboutPictures(
        list,
        { ...settings, timeLimit: listLimit },
        question,
        {
          name: 'listed_things',
          schema: listedThingsSchema,
          prompt: LIST_PROMPT,
          pictures: [redesign],
          maxTokens: MAX_TOKENS_LIST,
          isLong: true,
        },
      ).catch(failAnalysis)
      return { things: answer.things.slice(0, MAX_LISTED_THINGS), usage }
    },
  }
}

/** Turns `generation_failed` into `analysis_failed` and keeps other reasons. */
function failAnalysis(error: unknown): never {
  if (!isRedesignFailure(error) || error.code !== 'generation_failed') throw error
  const { detail, retryable, retryAfter, refused, outage } = error
  throw new RedesignFailure('analysis_failed', detail, { retryable, retryAfter, refused, outage })
}
