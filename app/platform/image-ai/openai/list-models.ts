import type { AiProvider } from '../ai-provider.ts'
import { failureOf } from './failures.ts'
import { createOpenAiClient } from './openai-client.ts'

/** Seconds for the answer. */
const TIME_LIMIT = 20

/**
 * Names of the models that the provider's key may use, in alphabetical order. Costs nothing.
 *
 * @throws RedesignFailure whose `detail` says what the provider answered, without the key
 */
export async function listModels(
  provider: Pick<AiProvider, 'apiKey' | 'baseUrl' | 'organization'>,
): Promise<string[]> {
  try {
    const models = await Array.fromAsync(createOpenAiClient(provider, TIME_LIMIT).models.list())
    return models.map(({ id }) => id).sort()
  } catch (error) {
    throw failureOf(error)
  }
}
