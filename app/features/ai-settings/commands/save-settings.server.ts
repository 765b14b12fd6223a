import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import { assertUnchanged } from '#app/lib/edit-version.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { encryptSecret } from '#app/platform/security/secret-box.ts'
import type { Services } from '#app/platform/services.ts'
import { forgetFailures } from '../provider/commands/watch-provider.server.ts'
import {
  type AiSettings,
  aiSettingsVersion,
  KEY_PURPOSE,
  keyInUse,
  keyRequired,
} from '../queries/settings.server.ts'
import { type AiSettingsInput, aiSettingsSchema } from '../schema.ts'
import { openaiSettingsVersions } from '../tables.server.ts'
import { changeAiSettings } from './change-settings.server.ts'

type Changes = Omit<z.output<typeof aiSettingsSchema>, 'version'>

/**
 * Saves the AI settings and stores the previous ones as a version. Also ends a pause of the provider.
 *
 * @throws ZodError with a message at each invalid field
 * @throws AppError `api_key_required` when neither the settings nor the environment has a key, `changed_meanwhile`
 */
export async function saveAiSettings(
  services: Services,
  actor: Administrator,
  input: AiSettingsInput,
): Promise<void> {
  const { version, ...changes } = aiSettingsSchema.parse(input)
  await changeAiSettings(services, actor, async (before, transaction) => {
    assertUnchanged(aiSettingsVersion(before), version, 'the AI settings')
    await forgetFailures(transaction)
    return settingsWith(changes, before, services.environment)
  })
}

/** @throws AppError `api_key_required` */
function settingsWith(
  { apiKey, monthlyBudget, modelImageFallback, prices, ...form }: Changes,
  before: AiSettings,
  environment: Services['environment'],
) {
  if (!apiKey && keyInUse(before, environment).source === 'none') throw keyRequired()
  return {
    ...form,
    modelImageFallback: modelImageFallback || null,
    monthlyBudgetCents: Math.round(monthlyBudget * 100),
    prices: prices ?? before.prices,
    apiKeyEncrypted: apiKey ? encryptSecret(environment.secret, KEY_PURPOSE, apiKey) : before.apiKeyEncrypted,
  }
}

/**
 * Restores the prompts of an earlier version. The current ones become a version too.
 *
 * @throws AppError `version_not_found`
 */
export async function restorePrompts(
  services: Services,
  actor: Administrator,
  versionId: string,
): Promise<void> {
  await changeAiSettings(services, actor, async (_before, transaction) => {
    const { roomRedesignPrompt, styleAnalysisPrompt } = await settingsOfVersion(transaction, versionId)
    return {
      ...(roomRedesignPrompt && { roomRedesignPrompt }),
      ...(styleAnalysisPrompt && { styleAnalysisPrompt }),
    }
  })
}

/**
 * Removes the saved API key, and ends a pause of the provider. Without a key in the environment the built-in engine
 * makes redesigns from then on, also those that wait for the provider; their credits come back.
 *
 * @throws AppError `no_key_saved`
 */
export async function removeApiKey(services: Services, actor: Administrator): Promise<void> {
  await changeAiSettings(services, actor, async (before, transaction) => {
    if (!before.apiKeyEncrypted)
      throw new AppError('no_key_saved', 'There is no saved key any more. Nothing was changed.', {
        status: 409,
      })
    await forgetFailures(transaction)
    return { apiKeyEncrypted: null }
  })
}

/** @throws AppError `version_not_found` */
async function settingsOfVersion(transaction: Transaction, versionId: string): Promise<Partial<AiSettings>> {
  const isId = z.uuid().safeParse(versionId).success
  const [version] = isId
    ? await transaction.select().from(openaiSettingsVersions).where(eq(openaiSettingsVersions.id, versionId))
    : []
  if (!version) throw new AppError('version_not_found', 'This version no longer exists.', { status: 404 })
  return version.settings as Partial<AiSettings>
}
