import { AppError } from '#app/lib/app-error.ts'
import { isRedesignFailure } from '#app/platform/ai/failure.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { type AiSettingsInput, aiSettingsSchema } from '../../schema.ts'

/**
 * Asks the provider whether it accepts a key that is about to be saved, so that a mistyped one never takes the place of
 * the built-in engine.
 *
 * @returns why the provider could not be asked; undefined when it accepts the key, or the form has none
 * @throws ZodError with a message at each invalid field; AppError `key_refused`
 */
export async function checkNewKey(
  { ai, environment }: Services,
  _actor: Administrator,
  input: AiSettingsInput,
): Promise<string | undefined> {
  const { apiKey } = aiSettingsSchema.parse(input)
  if (!apiKey) return undefined
  try {
    await ai.listModels({ ...environment.openAiServer, apiKey })
    return undefined
  } catch (error) {
    if (!isRedesignFailure(error)) throw error
    if (error.outage !== 'account' || error.code === 'quota_exhausted') return error.detail
    throw new AppError('key_refused', 'The provider does not accept this key. Please copy it again.', {
      field: 'apiKey',
    })
  }
}
