import { expect, test } from 'vitest'
import type { Services } from '#app/platform/services.ts'
import { createAdministrator } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import {
  aiSettingsVersion,
  currentAiSettings,
  isAiConfigured,
  keyInUse,
  providerOf,
} from '../queries/settings.server.ts'
import { DEFAULT_AI_SETTINGS, DEFAULT_ANALYSIS_PROMPT, DEFAULT_REDESIGN_PROMPT } from '../rules/defaults.ts'
import type { AiSettingsInput } from '../schema.ts'
import { openaiSettings, openaiSettingsVersions } from '../tables.server.ts'
import { removeApiKey, restorePrompts, saveAiSettings } from './save-settings.server.ts'

const KEY = 'sk-secret-0123456789wxyz'

const PRICE = { model: '', textIn: 1, imageIn: 1, out: 1 }

/** The form as it is sent from a page that was loaded just now. */
const form = async (
  { database, environment }: Services,
  changes: Partial<AiSettingsInput> = {},
): Promise<AiSettingsInput> => ({
  ...DEFAULT_AI_SETTINGS,
  apiKey: KEY,
  monthlyBudget: 100,
  roomRedesignPrompt: DEFAULT_REDESIGN_PROMPT,
  styleAnalysisPrompt: DEFAULT_ANALYSIS_PROMPT,
  version: aiSettingsVersion(await currentAiSettings(database, environment)),
  ...changes,
})

test('the key is stored encrypted, used, and shown by its last four characters', async () => {
  await using app = await createTestServices()
  const { services } = app
  const { database, environment } = services
  const admin = await createAdministrator(services)
  expect(await isAiConfigured(services)).toBe(false)
  await expect(saveAiSettings(services, admin, await form(services, { apiKey: '' }))).rejects.toMatchObject({
    code: 'api_key_required',
  })
  await saveAiSettings(services, admin, await form(services))
  expect(await isAiConfigured(services)).toBe(true)
  const settings = await currentAiSettings(database, environment)
  expect(JSON.stringify(await database.select().from(openaiSettings))).not.toContain(KEY)
  expect(keyInUse(settings, environment)).toEqual({ source: 'settings', ending: 'wxyz', unreadable: false })
  expect(providerOf(settings, environment)?.apiKey).toBe(KEY)
  await saveAiSettings(services, admin, await form(services, { apiKey: '', monthlyBudget: 55.5 }))
  const later = await currentAiSettings(database, environment)
  expect(providerOf(later, environment)?.apiKey).toBe(KEY)
  expect(later.monthlyBudgetCents).toBe(5550)
  expect(JSON.stringify(await database.select().from(openaiSettingsVersions))).not.toContain(KEY)
})

test('after a change of the secret, the key is reported as unreadable and nothing breaks', async () => {
  await using app = await createTestServices()
  const { services } = app
  const admin = await createAdministrator(services)
  await saveAiSettings(services, admin, await form(services))
  const environment = { ...services.environment, secret: 'another-secret-another-secret-another' }
  const settings = await currentAiSettings(services.database, environment)
  expect(keyInUse(settings, environment)).toEqual({ source: 'none', ending: null, unreadable: true })
  expect(providerOf(settings, environment)).toBeUndefined()
})

test('a saved key can be removed, and nothing else changes', async () => {
  await using app = await createTestServices()
  const { services } = app
  const { database, environment } = services
  const admin = await createAdministrator(services)
  await expect(removeApiKey(services, admin)).rejects.toMatchObject({ code: 'no_key_saved' })
  await saveAiSettings(services, admin, await form(services, { monthlyBudget: 55.5 }))
  await removeApiKey(services, admin)
  expect(await isAiConfigured(services)).toBe(false)
  const settings = await currentAiSettings(database, environment)
  expect(settings).toMatchObject({ apiKeyEncrypted: null, monthlyBudgetCents: 5550 })
  expect(await database.$count(openaiSettingsVersions)).toBe(2)
})

test('earlier prompts can be restored', async () => {
  await using app = await createTestServices()
  const { services } = app
  const { database, environment } = services
  const admin = await createAdministrator(services)
  await saveAiSettings(services, admin, await form(services))
  const own = 'Paint this {{roomType}} in the {{primaryStyle}} style and keep all else.'
  await saveAiSettings(services, admin, await form(services, { roomRedesignPrompt: own }))
  const versions = await database.select().from(openaiSettingsVersions)
  expect(versions).toHaveLength(2)
  await restorePrompts(services, admin, versions[1]!.id)
  expect((await currentAiSettings(database, environment)).roomRedesignPrompt).toBe(DEFAULT_REDESIGN_PROMPT)
  expect(await database.$count(openaiSettingsVersions)).toBe(3)
})

test.each<[keyof AiSettingsInput, unknown]>([
  ['apiKey', 'sk with a space'],
  ['apiKey', 'sk-schlüssel'],
  ['prices', [PRICE, { ...PRICE, out: 9 }]],
  [
    'prices',
    [
      { ...PRICE, model: 'gpt-image-2' },
      { ...PRICE, model: 'gpt-image-2' },
    ],
  ],
  ['maxTokensStyle', 99],
  ['maxTokensRedesign', 2001],
  ['temperature', 1.1],
  ['rateLimitPerUser', 0],
  ['rateLimitPerUser', 101],
  ['monthlyBudget', 9.99],
  ['modelImageGeneration', ' '],
  ['roomRedesignPrompt', 'In the {{primaryStyle}} style, without saying which room it is.'],
  ['roomRedesignPrompt', 'Make the {{roomType}} {{primaryStyle}} with {{colours}} and much light.'],
])('%s may not be %s', async (field, value) => {
  await using app = await createTestServices()
  const admin = await createAdministrator(app.services)
  const wrong = saveAiSettings(
    app.services,
    admin,
    await form(app.services, { [field]: value } as Partial<AiSettingsInput>),
  )
  await expect(wrong).rejects.toMatchObject({ issues: [expect.objectContaining({ path: [field] })] })
  expect(await app.services.database.$count(openaiSettings)).toBe(0)
})
