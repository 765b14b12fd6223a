import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { assertUnchanged } from '#app/lib/edit-version.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import { takeAdvisoryLock } from '#app/platform/database/advisory-lock.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { encryptSecret } from '#app/platform/security/secret-box.ts'
import type { Services } from '#app/platform/services.ts'
import { forgetFailures } from '../provider/commands/watch-provider.server.ts'
import {
  type AiSettings,
  aiSettingsVersion,
  currentAiSettings,
  KEY_PURPOSE,
  keyInUse,
  keyRequired,
} from '../queries/settings.server.ts'
import { type AiSettingsInput, aiSettingsSchema } from '../schema.ts'
import { openaiSettings, openaiSettingsVersions } from '../tables.server.ts'

type Changes = Omit<z.output<typeof aiSettingsSchema>, 'version'>

/**
 * Saves the AI settings and stores the previous ones as a version. Also ends a pause of the provider.
 *
 * @throws ZodError with a message at each invalid field
 * @throws AppError `api_key_required` when neither the settings nor the environment has a key, `changed_meanwhile`
 */
export async function saveAiSettings(
  { database, environment }: Services,
  actor: Administrator,
  input: AiSettingsInput,
): Promise<void> {
  const { version, ...changes } = aiSettingsSchema.parse(input)
  await database.transaction(async (transaction) => {
    const before = await lockSettings(transaction, environment)
    assertUnchanged(aiSettingsVersion(before), version, 'the AI settings')
    const settings = settingsWith(changes, before, environment)
    await keepVersion(transaction, actor, before)
    await store(transaction, settings)
    await forgetFailures(transaction)
    await recordChange(transaction, actor, before, settings)
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
  { database, environment }: Services,
  actor: Administrator,
  versionId: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await lockSettings(transaction, environment)
    const { roomRedesignPrompt, styleAnalysisPrompt } = await settingsOfVersion(transaction, versionId)
    await keepVersion(transaction, actor, before)
    const { updatedAt: _updatedAt, ...kept } = before
    const restored = {
      ...kept,
      ...(roomRedesignPrompt && { roomRedesignPrompt }),
      ...(styleAnalysisPrompt && { styleAnalysisPrompt }),
    }
    await store(transaction, restored)
    await recordChange(transaction, actor, before, restored)
  })
}

/** Serialises concurrent saves. */
async function lockSettings(
  transaction: Transaction,
  environment: Services['environment'],
): Promise<AiSettings> {
  await takeAdvisoryLock(transaction, 'openai_settings')
  return currentAiSettings(transaction, environment)
}

async function keepVersion(transaction: Transaction, actor: Administrator, before: AiSettings) {
  const { apiKeyEncrypted: _key, updatedAt: _updatedAt, ...settings } = before
  await transaction.insert(openaiSettingsVersions).values({ settings, replacedBy: actor.userId })
}

/** Records the changes. For prompts and prices it records only that they changed, and it never records the key. */
async function recordChange(
  transaction: Transaction,
  actor: Administrator,
  before: AiSettings,
  after: Omit<AiSettings, 'updatedAt'>,
) {
  const fields = Object.keys(after) as (keyof typeof after)[]
  const changed = fields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const state = (settings: typeof after, word: string) =>
    Object.fromEntries(changed.map((name) => [name, isLong(name) ? word : settings[name]]))
  await recordAudit(transaction, actor, {
    action: 'ai-settings.save',
    subject: { kind: 'ai-settings', id: '1', name: 'AI settings' },
    before: state(before, 'as before'),
    after: state(after, 'changed'),
  })
}

const isLong = (name: string) =>
  ['apiKeyEncrypted', 'roomRedesignPrompt', 'styleAnalysisPrompt', 'prices'].includes(name)

async function store(transaction: Transaction, values: Omit<AiSettings, 'updatedAt'>) {
  await transaction
    .insert(openaiSettings)
    .values(values)
    .onConflictDoUpdate({ target: openaiSettings.id, set: { ...values, updatedAt: new Date() } })
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
