import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addCredits } from '#app/features/credits/commands/ledger.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember, memberActor } from '#tests/builders/members.ts'
import { stateOf, uploadOne } from '#tests/builders/rooms.ts'
import { refuse, succeed } from '#tests/fakes/openai-behaviours.ts'
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts'

const DECLINED = refuse(400, { code: 'moderation_blocked' })

async function startWithProvider() {
  const provider = await startFakeOpenAi()
  const variables = { OPENAI_API_KEY: 'sk-fake-key', OPENAI_BASE_URL: provider.baseUrl }
  const app = await createTestApplication({ variables })
  const person = await createMember(app.services)
  const cookie = await cookieOf(app.services, person)
  return {
    app,
    provider,
    actor: memberActor(person),
    read: async (path: string) => (await app.fetch(path, { cookie })).text(),
    send: (form: Record<string, string>) => app.fetch('/dashboard', { cookie, form }),
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]()
      await provider[Symbol.asyncDispose]()
    },
  }
}

test('a declined photo can be replaced but not retried', async () => {
  await using site = await startWithProvider()
  site.provider.meets(DECLINED)
  const { id: uploadId } = await uploadOne(site.app.services, site.actor)
  await site.app.runJobs()
  const page = await site.read('/dashboard')
  expect(page).toContain('Our AI declined to work on this photo.')
  expect(page).toContain('Choose another photo')
  expect(page).not.toContain('Retry Redesign')
  expect(page).not.toContain('Try another style')
  const styles = `/rooms/${uploadId}/styles`
  expect(await site.read(styles)).toContain('This photo cannot be shown in other styles')
  expect(await site.read(`${styles}/Zen`)).toContain('Please choose another photo.')
  const retried = await site.send({ intent: 'retry', uploadId })
  expect(retried.status).toBe(400)
  expect(await retried.text()).toContain('Please choose another photo.')
  const { room, credits } = await stateOf(site.app.services, site.actor)
  expect([room.generationState, credits]).toEqual(['failed', 1])
})

test('the form keeps the words of a declined revision, on the dashboard and on the room’s page', async () => {
  await using site = await startWithProvider()
  const { services } = site.app
  site.provider.meets(succeed(), DECLINED)
  const { id: uploadId } = await uploadOne(services, site.actor)
  await site.app.runJobs()
  const credit = { kind: 'revision', change: 1, reason: 'grant', reference: randomUUID() } as const
  await services.database.transaction((transaction) =>
    addCredits(transaction, { userId: site.actor.userId, ...credit }),
  )
  await site.send({ intent: 'revise', uploadId, feedback: 'A ceiling like midnight' })
  await site.app.runJobs()
  for (const path of ['/dashboard', `/rooms/${uploadId}`]) {
    const page = await site.read(path)
    expect(page).toContain('Please put your wish another way.')
    expect(page).toMatch(/<textarea[^>]*name="feedback"[^>]*>A ceiling like midnight<\/textarea>/)
    expect(page).not.toContain('Choose another photo')
  }
})
