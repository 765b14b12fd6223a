import type OpenAI from 'openai'
import type { z } from 'zod'
import { jpegDataUrl } from '../../pictures/jpeg-data-url.ts'
import type { OpenPicture } from '../../pictures/open-picture.ts'
import type { Question } from '../analyst.ts'
import { RedesignFailure } from '../failure.ts'
import type { AiProvider } from '../provider.ts'
import { failureOf } from './failures.ts'
import { completeChat } from './structured-answer.ts'
import { usageOf } from './usage.ts'

/** Seconds for an answer of a hundred words about a photo. Somebody is waiting for it. */
export const TIME_LIMIT = 30
/** Seconds for an article. */
export const ARTICLE_TIME_LIMIT = 60
/** Seconds for a list of everything in a picture. */
export const LIST_TIME_LIMIT = 90
const MAX_BYTES = 1024 ** 2

/** Bounds for such questions. Answers arrive in one piece, so the server is silent until then. */
export const answerBounds = (timeLimit: number) => ({ maxSilence: timeLimit, maxBytes: MAX_BYTES })

/** A question, and the schema of its answer. */
interface Look<Schema extends z.ZodType> {
  /** The schema's name in the request. */
  name: string
  schema: Schema
  prompt: string
  /** In the order in which the prompt refers to them. The model gets small copies. */
  pictures: OpenPicture[]
  maxTokens: number
  /** Whether the answer is so long that a time-out says nothing about the provider. */
  isLong?: boolean
}

/**
 * Asks the vision model about pictures.
 *
 * @throws RedesignFailure; the signal's reason when aborted
 */
export async function askAboutPictures<Schema extends z.ZodType>(
  client: OpenAI,
  settings: Pick<AiProvider, 'visionModel' | 'temperature' | 'prices'> & { timeLimit?: number },
  { signal, requester }: Question,
  look: Look<Schema>,
) {
  const { visionModel, temperature, prices, timeLimit = TIME_LIMIT } = settings
  const deadline = AbortSignal.timeout(timeLimit * 1000)
  try {
    signal.throwIfAborted()
    const images = await Promise.all(look.pictures.map(jpegDataUrl))
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
    if (deadline.aborted)
      throw new RedesignFailure('timeout', 'The vision model took too long', {
        outage: look.isLong ? null : 'silent',
      })
    throw failureOf(error)
  }
}
