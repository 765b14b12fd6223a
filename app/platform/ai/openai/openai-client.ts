import OpenAI from 'openai'
import type { AiProvider } from '../provider.ts'
import { type AnswerBounds, boundedFetch } from './bounded-fetch.ts'

const PROVIDER = 'https://api.openai.com/v1'

/** Milliseconds that the SDK's own time limit comes after ours, which says what happened. */
const LATER = 5000

/**
 * A client for the provider. It never tries again by itself: calls are paid and have no idempotency key, so that is
 * up to the job that knows what was stored.
 *
 * @param bounds of every answer
 */
export function createOpenAiClient(
  { apiKey, baseUrl, organization }: Pick<AiProvider, 'apiKey' | 'baseUrl' | 'organization'>,
  bounds: AnswerBounds,
): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl ?? PROVIDER,
    organization: organization ?? null,
    maxRetries: 0,
    timeout: bounds.maxSilence * 1000 + LATER,
    fetch: boundedFetch(bounds),
    // What matters of a failure is in the RedesignFailure; the SDK's own lines would go to the console.
    logLevel: 'off',
  })
}

/** Whether the provider says that it has no such model (any more). */
export function isUnknownModel(error: unknown): boolean {
  return error instanceof OpenAI.APIError && (error.code === 'model_not_found' || error.status === 404)
}
