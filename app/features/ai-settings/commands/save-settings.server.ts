import { eq, sql } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { encryptSecret } from '#app/platform/security/secret-box.ts'
import type { Services } from '#app/platform/services.ts'
import { type AiSettings, currentAiSettings, KEY_PURPOSE, keyInUse } from '../queries/settings.server.ts'
import { type AiSettingsInput, aiSettingsSchema } from '../schema.ts'
import { openaiSettings, openaiSettingsVersions } from '../tables.server.ts'

/**
 * Saves the AI settings; what they were before is kept as a version.
 *
 * @throws ZodError with a message at each wrong field
 * @throws AppError `api_key_required` when there is no key at all, neither here nor in the environment
 */
export async function saveAiSettings(
  { database, environment }: Services,
  actor: Administrator,
  input: AiSettingsInput,
): Promise<void> {
  const { apiKey, monthlyBudget, modelImageFallback, prices, ...form } = aiSettingsSchema.parse(input)
  await database.transaction(async (transaction) => {
    const before = await lockSettings(transaction, environment)
    const keepsKey = !apiKey
    if (keepsKey && keyInUse(before, environment).source === 'none')
      throw new AppError('api_key_required', 'Please enter your OpenAI API key first.', {
        title: 'API Key Required',
      })
    const settings = {
      ...form,
      modelImageFallback: modelImageFallback || null,
      monthlyBudgetCents: Math.round(monthlyBudget * 100),
      prices: prices ?? before.prices,
      apiKeyEncrypted: keepsKey
        ? before.apiKeyEncrypted
        : encryptSecret(environment.secret, KEY_PURPOSE, apiKey),
    }
    await keepVersion(transaction, actor, before)
    await store(transaction, settings)
  })
}

/**
 * Brings the prompts of an earlier version back. What they are now becomes a version, too.
 *
 * @throws AppError `version_not_found`
 */
export async function restorePrompts(
  { database, environment }: Services,
  actor: Administrator,
  versionId: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await lockSettings(transaction, environment)
    const [version] = await transaction
      .select()
      .from(openaiSettingsVersions)
      .where(eq(openaiSettingsVersions.id, versionId))
    if (!version) throw new AppError('version_not_found', 'This version is no longer there.', { status: 404 })
    const { roomRedesignPrompt, styleAnalysisPrompt } = version.settings as Partial<AiSettings>
    await keepVersion(transaction, actor, before)
    const { updatedAt: _updatedAt, ...kept } = before
    await store(transaction, {
      ...kept,
      ...(roomRedesignPrompt && { roomRedesignPrompt }),
      ...(styleAnalysisPrompt && { styleAnalysisPrompt }),
    })
  })
}

/** Two administrators who save at the same time do so one after the other. */
async function lockSettings(
  transaction: Transaction,
  environment: Services['environment'],
): Promise<AiSettings> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('openai_settings'))`)
  return currentAiSettings(transaction, environment)
}

async function keepVersion(transaction: Transaction, actor: Administrator, before: AiSettings) {
  const { apiKeyEncrypted: _key, updatedAt: _updatedAt, ...settings } = before
  await transaction.insert(openaiSettingsVersions).values({ settings, replacedBy: actor.userId })
}

async function store(transaction: Transaction, values: Omit<AiSettings, 'updatedAt'>) {
  await transaction
    .insert(openaiSettings)
    .values(values)
    .onConflictDoUpdate({ target: openaiSettings.id, set: { ...values, updatedAt: new Date() } })
}
