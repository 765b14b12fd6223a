import { recordAudit } from '#app/features/audit/commands.server.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import { takeAdvisoryLock } from '#app/platform/database/advisory-lock.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { type AiSettings, currentAiSettings } from '../queries/settings.server.ts'
import { openaiSettings, openaiSettingsVersions } from '../tables.server.ts'

type Stored = Omit<AiSettings, 'updatedAt'>

/**
 * Changes the AI settings, stores the previous ones as a version and records the change. Concurrent changes wait for
 * each other.
 *
 * @param change returns the settings that change; nothing changes if it throws
 */
export async function changeAiSettings(
  { database, environment }: Services,
  actor: Administrator,
  change: (before: AiSettings, transaction: Transaction) => Promise<Partial<Stored>>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await takeAdvisoryLock(transaction, 'openai_settings')
    const before = await currentAiSettings(transaction, environment)
    const { updatedAt: _updatedAt, ...kept } = before
    const after = { ...kept, ...(await change(before, transaction)) }
    await keepVersion(transaction, actor, before)
    await store(transaction, after)
    await recordChange(transaction, actor, before, after)
  })
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
  after: Stored,
) {
  const fields = Object.keys(after) as (keyof typeof after)[]
  const changed = fields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const state = ({ apiKeyEncrypted, ...settings }: Stored, word: string, key: string) => {
    const shown = { ...settings, apiKeyEncrypted: apiKeyEncrypted ? key : 'none' }
    return Object.fromEntries(changed.map((name) => [name, isLong(name) ? word : shown[name]]))
  }
  await recordAudit(transaction, actor, {
    action: 'ai-settings.save',
    subject: { kind: 'ai-settings', id: '1', name: 'AI settings' },
    before: state(before, 'as before', 'a key'),
    after: state(after, 'changed', 'a new key'),
  })
}

const isLong = (name: string) => ['roomRedesignPrompt', 'styleAnalysisPrompt', 'prices'].includes(name)

async function store(transaction: Transaction, values: Stored) {
  await transaction
    .insert(openaiSettings)
    .values(values)
    .onConflictDoUpdate({ target: openaiSettings.id, set: { ...values, updatedAt: new Date() } })
}
