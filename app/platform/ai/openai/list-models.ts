import { z } from 'zod'
import { RedesignFailure } from '../failure.ts'
import type { AiProvider } from '../provider.ts'
import { failureOf } from './failures.ts'
import { createOpenAiClient } from './openai-client.ts'

const BOUNDS = { maxSilence: 20, maxBytes: 4 * 1024 ** 2 }

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) })

/**
 * Names of the models that the provider's key may use, in alphabetical order. Costs nothing.
 *
 * @throws RedesignFailure whose `detail` contains the provider's answer, without the key
 */
export async function listModels(
  provider: Pick<AiProvider, 'apiKey' | 'baseUrl' | 'organization'>,
): Promise<string[]> {
  try {
    // The SDK would take a page of HTML for an empty list.
    const response = await createOpenAiClient(provider, BOUNDS).models.list().asResponse()
    const answer = listSchema.safeParse(parsed(await response.text()))
    if (!answer.success) throw new RedesignFailure('generation_failed', NOT_THE_PROVIDER)
    return answer.data.data.map(({ id }) => id).sort()
  } catch (error) {
    throw failureOf(error)
  }
}

const NOT_THE_PROVIDER =
  'This address does not answer like the provider: it sent no list of models. Please check OPENAI_BASE_URL.'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
