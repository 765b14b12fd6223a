import OpenAI from 'openai'
import type { AiProvider } from '../provider.ts'
import { type AnswerBounds, boundedFetch } from './bounded-fetch.ts'

const PROVIDER = 'https://api.openai.com/v1'

/** Milliseconds between our time limit and the SDK's, so that ours, which reports the reason, comes first. */
const LATER = 5000

/**
 * A client for the provider. It never retries: calls are paid and have no idempotency key, so only the job, which knows
 * what was stored, may retry.
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
    // The RedesignFailure holds what matters; the SDK would write to the console.
    logLevel: 'off',
  })
}

/** Whether the provider has no such model (any more). */
export function isUnknownModel(error: unknown): boolean {
  return error instanceof OpenAI.APIError && (error.code === 'model_not_found' || error.status === 404)
}
