import { AppError } from '#app/lib/app-error.ts'
import { isRedesignFailure, type RedesignFailure } from '#app/platform/ai/failure.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { type AiSettingsInput, aiSettingsSchema } from '../../schema.ts'

/**
 * Asks the provider whether it accepts a key that is about to be saved, so that a mistyped one never takes the place of
 * the built-in engine. Any answer but a refusal of the key lets it pass: gateways may list no models, and a restricted
 * key may not list them.
 *
 * @returns why the key could not be checked; undefined when the provider accepts it, or the form has none
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
    if (!refusesKey(error)) return error.detail
    throw new AppError('key_refused', `The provider does not accept this key: ${error.detail}`, {
      field: 'apiKey',
    })
  }
}

/** A key that may do other things than list models is answered with what it lacks. */
const refusesKey = ({ answered, detail }: RedesignFailure) =>
  answered === 401 && !/permission|scope/i.test(detail)
