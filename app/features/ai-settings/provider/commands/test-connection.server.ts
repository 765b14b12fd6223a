import { AppError } from '#app/lib/app-error.ts'
import { isRedesignFailure } from '#app/platform/ai/failure.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { currentAiSettings, requiredProvider } from '../../queries/settings.server.ts'

/** The provider's answer about the key and the chosen models. */
export interface ConnectionTest {
  /** Number of models that the key may use. */
  models: number
  chosen: { purpose: string; model: string; isListed: boolean }[]
}

/**
 * Asks the provider for its models, with the saved key.
 *
 * @throws AppError `api_key_required`, or `connection_failed` with the provider's answer
 */
export async function testConnection(services: Services, _actor: Administrator): Promise<ConnectionTest> {
  const { database, environment, ai } = services
  const settings = await currentAiSettings(database, environment)
  const provider = requiredProvider(settings, environment)
  const names = await ai.listModels(provider).catch((error: unknown) => {
    const message = isRedesignFailure(error) ? error.detail : 'The provider did not answer.'
    throw new AppError('connection_failed', message, { title: 'Connection Failed', status: 502 })
  })
  const chosen = [
    ['Looks at photos', settings.modelStyleAnalysis],
    ['Redesigns', settings.modelImageGeneration],
    ['Stands in when the first is retired', settings.modelImageFallback],
  ] as const
  return {
    models: names.length,
    chosen: chosen.flatMap(([purpose, model]) =>
      model ? [{ purpose, model, isListed: names.includes(model) }] : [],
    ),
  }
}
