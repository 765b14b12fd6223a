import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { aiSettingsVersion, currentAiSettings } from '#app/features/ai-settings/queries/settings.server.ts'
import { DEFAULT_AI_SETTINGS, DEFAULT_REDESIGN_PROMPT } from '#app/features/ai-settings/rules/defaults.ts'
import { apiUsageLogs, openaiSettings } from '#app/features/ai-settings/tables.server.ts'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { refuse } from '#tests/fakes/openai-behaviours.ts'
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts'

const KEY = 'sk-proj-very-secret-9876wxyz'

const form = (more: Record<string, string> = {}) => ({
  intent: 'save',
  apiKey: KEY,
  modelStyleAnalysis: 'gpt-5.4-mini',
  modelImageGeneration: 'gpt-image-2',
  modelImageFallback: '',
  imageQuality: 'high',
  maxTokensStyle: '500',
  maxTokensRedesign: '1000',
  temperature: '0.7',
  rateLimitPerUser: '10',
  monthlyBudget: '100',
  checksPhoto: 'on',
  roomRedesignPrompt: DEFAULT_REDESIGN_PROMPT,
  styleAnalysisPrompt: 'Say what you see in this photo of a room.',
  ...more,
})

async function panel(app: TestApplication) {
  const member = await createMember(app.services, { role: 'administrator' })
  const cookie = await cookieOf(app.services, member)
  const post = async (fields: Record<string, string>) => {
    const { database, environment } = app.services
    const version = aiSettingsVersion(await currentAiSettings(database, environment))
    const form = { version, ...fields }
    return app.fetch('/admin/settings/ai', { form, cookie, headers: { Accept: 'text/html' } })
  }
  return { cookie, post }
}

test('settings are saved and logged, and the key appears nowhere', async () => {
  await using fake = await startFakeOpenAi()
  await using app = await createTestApplication({ variables: { OPENAI_BASE_URL: fake.baseUrl } })
  const { cookie, post } = await panel(app)
  const saved = await post(form())
  expect(saved.status).toBe(200)
  const { database } = app.services
  expect((await database.select().from(openaiSettings))[0]).toMatchObject({
    imageQuality: 'high',
    monthlyBudgetCents: 10_000,
    checksPhoto: true,
    checksStructure: false,
  })
  const answers = [
    await saved.text(),
    await (await app.fetch('/admin/settings/ai', { cookie })).text(),
    await (await app.fetch('/admin/settings/ai.data', { cookie })).text(),
    await (await post({ intent: 'test-connection' })).text(),
    await (await post(form({ temperature: '7' }))).text(),
    JSON.stringify(await database.select().from(auditLog)),
  ]
  for (const answer of answers) expect(answer).not.toContain('very-secret')
  expect(answers[1]).toContain('wxyz')
  expect(await database.$count(auditLog)).toBe(1)
})

test('an invalid value is reported at its field, and nothing is saved', async () => {
  await using app = await createTestApplication()
  const { post } = await panel(app)
  const answer = await post(
    form({ temperature: '7', roomRedesignPrompt: 'Make the {{roomType}} nice, whatever that is.' }),
  )
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain('Please enter a number from 0 to 1.')
  expect(page).toContain('{{primaryStyle}}')
  expect(await app.services.database.$count(openaiSettings)).toBe(0)
})

test('a key that the provider refuses is not saved; one that it cannot be asked about is, and can be removed', async () => {
  await using fake = await startFakeOpenAi()
  await using app = await createTestApplication({ variables: { OPENAI_BASE_URL: fake.baseUrl } })
  const { post } = await panel(app)
  fake.refusesModels = { status: 401, code: 'invalid_api_key', message: `Incorrect API key provided: ${KEY}` }
  const refused = await post(form())
  expect(refused.status).toBe(400)
  const page = await refused.text()
  expect(page).toContain('The provider does not accept this key: 401 Incorrect API key provided')
  expect(page).not.toContain('very-secret')
  expect(await app.services.database.$count(openaiSettings)).toBe(0)
  for (const [status, message] of [
    [403, 'Missing scopes: api.model.read'],
    [401, 'You have insufficient permissions for this operation'],
    [404, 'Not Found'],
  ] as const) {
    fake.refusesModels = { status, code: null, message }
    const answer = await (await post(form())).text()
    expect(answer.match(/Settings saved.{0,300}/)?.[0]).toContain(`${status} ${message}`)
  }
  await fake[Symbol.asyncDispose]()
  expect(await (await post(form())).text()).toContain('The new key could not be checked')
  const removed = await (await post({ intent: 'remove-key' })).text()
  expect(removed).toContain('Key removed')
  expect(removed).toContain('No image model is connected')
  expect((await post({ intent: 'remove-key' })).status).toBe(409)
})

test.each(['save', 'test-connection', 'test-redesign'])('%s needs a key', async (intent) => {
  await using app = await createTestApplication()
  const { post } = await panel(app)
  const answer = await (await post(form({ intent, apiKey: '' }))).text()
  expect(answer).toContain('API Key Required')
  expect(answer).toContain('Please enter your OpenAI API key first.')
})

test('the connection test names a chosen model that is missing, and explains a refused key', async () => {
  await using fake = await startFakeOpenAi()
  const variables = { OPENAI_BASE_URL: fake.baseUrl, OPENAI_API_KEY: KEY }
  await using app = await createTestApplication({ variables })
  const { post } = await panel(app)
  fake.models = [DEFAULT_AI_SETTINGS.modelStyleAnalysis, DEFAULT_AI_SETTINGS.modelImageGeneration]
  const page = await (await post({ intent: 'test-connection' })).text()
  expect(page).toContain('Connection Successful')
  expect(page).toContain('isListed')
  await fake[Symbol.asyncDispose]()
  expect(await (await post({ intent: 'test-connection' })).text()).toContain('Connection Failed')
})

test.each([
  ['HTML', '<!doctype html><title>Welcome</title>'],
  ['something else', '{"status":"ok"}'],
])('the connection test fails at an address that answers with %s', async (_, answer) => {
  const server = createServer((_request, response) => response.end(answer))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const variables = { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_API_KEY: KEY }
  await using app = await createTestApplication({ variables })
  const { post } = await panel(app)
  const page = await (await post({ intent: 'test-connection' })).text()
  server.close()
  expect(page).toContain('Connection Failed')
  expect(page).toContain('This address does not answer like the provider')
})

test('the redesign test makes a real, paid redesign', async () => {
  await using fake = await startFakeOpenAi()
  const variables = { OPENAI_BASE_URL: fake.baseUrl, OPENAI_API_KEY: KEY }
  await using app = await createTestApplication({ variables })
  const { post } = await panel(app)
  const page = await (await post({ intent: 'test-redesign' })).text()
  expect(page).toContain('Redesign Successful')
  expect(fake.edits[0]!.fields.prompt).toContain('a living room in the Japandi style')
  expect(await app.services.database.select().from(apiUsageLogs)).toEqual([
    expect.objectContaining({ userId: null, success: true, costCents: 5.7 }),
  ])
  fake.meets(refuse(401, { code: 'invalid_api_key', message: `Incorrect API key: ${KEY}` }))
  const failed = await (await post({ intent: 'test-redesign' })).text()
  expect(failed).toContain('Redesign Test Failed')
  expect(failed).not.toContain('very-secret')
})

test('an unusable network is named, with its consequences', async () => {
  const shown = async (variables: Record<string, string>) => {
    await using app = await createTestApplication({ variables })
    const { cookie } = await panel(app)
    return (await app.fetch('/admin/settings/ai', { cookie })).text()
  }
  const notice = 'The colour preview finds walls and floors less well'
  expect(await shown({})).not.toContain(notice)
  const broken = await shown({ SURFACE_NETWORK: '/nowhere/surfaces.json' })
  expect(broken).toContain(notice)
  expect(broken).toContain('/nowhere/surfaces.json')
})
