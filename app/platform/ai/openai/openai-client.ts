import OpenAI from 'openai'
import type { AiProvider } from '../provider.ts'
import { type AnswerBounds, boundedFetch } from './bounded-fetch.ts'

const PROVIDER = 'https://api.openai.com/v1'

/**
 * Milliseconds by which the SDK's time limit exceeds the product's, which reports the reason and so must come first.
 */
const LATER = 5000

/**
 * Creates a client for the provider. It never retries. Calls are paid and have no idempotency key, so only the job
 * may retry, because it knows what was stored.
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
    // The RedesignFailure has the details. The SDK would write to the console.
    logLevel: 'off',
  })
}

/** Whether the provider has no such model (any more). */
export function isUnknownModel(error: unknown): boolean {
  return error instanceof OpenAI.APIError && (error.code === 'model_not_found' || error.status === 404)
}
