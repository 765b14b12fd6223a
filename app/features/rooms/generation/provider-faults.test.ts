import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiUsageLogs } from '#app/features/ai-settings/tables.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { createActor } from '#tests/builders/members.ts'
import { stateOf, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { type Behaviour, babble, cut, endStream, refuse, succeed } from '#tests/fakes/openai-behaviours.ts'
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts'
import { generationWorker } from './jobs.server.ts'
import { messageAtFailure } from './rules/upload-failure-message.ts'

const limited = { code: 'rate_limit_exceeded' }

/** The provider's behaviour, the message to the member, and whether the call may have cost something. */
const FAULTS: [string, Behaviour, string, boolean][] = [
  ['a rate limit', refuse(429, limited), 'Service Busy', false],
  ['a rate limit with Retry-After', refuse(429, limited, { 'retry-after': '7' }), 'Service Busy', false],
  ['moderation', refuse(400, { code: 'moderation_blocked' }), 'AI Generation Failed', false],
  ['an overloaded server', refuse(503, { code: 'server_overloaded' }), 'Service Busy', false],
  ['an error of the server', refuse(500, { code: null }), 'AI Generation Failed', false],
  ['a connection cut in the middle', cut(), 'AI Generation Failed', true],
  ['a stream without a picture', endStream(), 'AI Generation Failed', true],
  ['an error in the stream', endStream({ code: 'server_error', message: 'x' }), 'AI Generation Failed', true],
  [
    'an answer that is no picture',
    babble('application/json', '{"data":[{"b64_json":"bm8="}]}'),
    'AI Generation Failed',
    true,
  ],
  ['an answer that is no answer', babble('text/html', '<h1>Gateway</h1>'), 'AI Generation Failed', true],
  ['pictures too small for anybody', succeed({ size: '96x64' }), 'AI Generation Failed', true],
]

test.each(FAULTS)(
  '%s: the credit is back, the person is told, nothing is left behind',
  async (_what, fault, title, mayCost) => {
    await using provider = await startFakeOpenAi()
    provider.meets(fault, fault)
    const variables = { OPENAI_API_KEY: 'sk-fake-key', OPENAI_BASE_URL: provider.baseUrl }
    await using app = await createTestServices({ variables })
    const { services } = app
    const ada = await createActor(services)
    const { id: uploadId, generationId } = await uploadOne(services, ada)
    const attempt = { jobId: 'x', retryCount: 3, last: true, signal: new AbortController().signal }
    await generationWorker.run(services, { uploadId, generationId: generationId! }, attempt)
    const { room, credits } = await stateOf(services, ada)
    expect(room.generationState).toBe('failed')
    expect(messageAtFailure(room)).toContain(`${title}: `)
    expect(credits).toBe(1)
    const folder = `${services.environment.dataFolder}/pictures/${ada.userId}`
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    )
    expect(files.map(({ name }) => name)).toEqual([room.imageUrl.split('/')[1]])
    const calls = await services.database.select().from(apiUsageLogs)
    const edits = calls.filter(({ apiType }) => apiType === 'image_generation')
    expect(edits.length).toBeGreaterThan(0)
    for (const edit of edits) expect([edit.costCents > 0, edit.endedAt]).toEqual([mayCost, expect.any(Date)])
    const messages = await services.database.select().from(outboxEmails)
    expect(messages.map(({ kind }) => kind)).toEqual(['redesign_failed'])
  },
)
