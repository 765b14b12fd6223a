import type { AiProvider } from '../provider.ts'
import { failureOf } from './failures.ts'
import { createOpenAiClient } from './openai-client.ts'

const BOUNDS = { maxSilence: 20, maxBytes: 4 * 1024 ** 2 }

/**
 * Names of the models that the provider's key may use, in alphabetical order. Costs nothing.
 *
 * @throws RedesignFailure whose `detail` contains the provider's answer, without the key
 */
export async function listModels(
  provider: Pick<AiProvider, 'apiKey' | 'baseUrl' | 'organization'>,
): Promise<string[]> {
  try {
    const models = await Array.fromAsync(createOpenAiClient(provider, BOUNDS).models.list())
    return models.map(({ id }) => id).sort()
  } catch (error) {
    throw failureOf(error)
  }
}
