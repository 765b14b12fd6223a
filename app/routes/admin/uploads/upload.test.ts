import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addCredits } from '#app/features/credits/commands/ledger.server.ts'
import { uploadRoom } from '#app/features/rooms/commands/upload-room.server.ts'
import { requestRevision } from '#app/features/rooms/generation/commands/request-generation.server.ts'
import type { KeepStroke } from '#app/features/rooms/generation/rules/keep-strokes.ts'
import { roomUploads } from '#app/features/rooms/tables.server.ts'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember, memberActor } from '#tests/builders/members.ts'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { roomsOf } from '#tests/builders/rooms.ts'
import { refuse, succeed } from '#tests/fakes/openai-behaviours.ts'
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts'

test('an upload’s page shows every version, its cost, and why the latest attempt failed', async () => {
  await using provider = await startFakeOpenAi()
  provider.meets(succeed(), refuse(400, { code: 'moderation_blocked' }))
  const variables = { OPENAI_API_KEY: 'sk-fake-key', OPENAI_BASE_URL: provider.baseUrl }
  await using app = await createTestApplication({ variables })
  const { services } = app
  const member = await createMember(services)
  const ada = memberActor(member)
  const [photo, styleProfile] = [await jpegPhoto(900, 600), builtInProfile('Art Deco')]
  const form = { roomType: 'Bedroom', feedback: 'keep the brass bed', submissionId: randomUUID() } as const
  const { id } = await uploadRoom(services, ada, { ...form, photo, styleProfile })
  await app.runJobs()
  await services.database.transaction((transaction) =>
    addCredits(transaction, {
      userId: ada.userId,
      kind: 'revision',
      change: 1,
      reason: 'grant',
      reference: 'test',
    }),
  )
  await requestRevision(services, ada, { uploadId: id, feedback: 'with a darker ceiling' })
  await app.runJobs()

  const keepStrokes: KeepStroke[] = [{ points: [[0.5, 0.5]], width: 0.06 }]
  await services.database.update(roomUploads).set({ keepStrokes })
  const cookie = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  const page = await (await app.fetch(`/admin/uploads/${id}`, { cookie })).text()
  const said = [
    member.email,
    '>1 stroke<',
    'The revision failed: moderation blocked',
    'Their revision credit is back.',
    'Our AI declined this change. Please put your wish another way.',
    'No retry: The provider declines',
    'Version 1',
    'keep the brass bed',
    'with a darker ceiling',
    '1 room credit',
    'gpt-image-2.6-sunburst',
    'Latest try',
  ]
  expect(said.filter((text) => !page.includes(text))).toEqual([])
  expect(page.includes('Retry for the member')).toBe(false)
  expect(page.match(/<before-after/g)).toHaveLength(1)

  const list = await (await app.fetch('/admin/uploads', { cookie })).text()
  expect([list.includes(`href="/admin/uploads/${id}"`), list.includes('Moderation blocked')]).toEqual([
    true,
    true,
  ])
  const csv = await (await app.fetch('/admin/uploads.csv?status=failed', { cookie })).text()
  expect(csv).toContain(`Moderation blocked,1,`)
  expect(csv).toContain(`/admin/uploads/${id}`)
  const jobs = await (await app.fetch('/admin/settings/jobs', { cookie })).text()
  expect(jobs.match(/[^>]*with a failed redesign/)?.[0]).toBe('1 room with a failed redesign')

  const refused = await app.fetch(`/admin/uploads/${id}`, { cookie, form: { intent: 'retry-for-member' } })
  expect(refused.status).toBe(400)
  const [room] = await roomsOf(services.database, ada.userId)
  expect(room!.generationState).toBe('failed')
  const own = await cookieOf(services, member)
  const stranger = await app.fetch(`/admin/uploads/${id}`, {
    cookie: own,
    form: { intent: 'retry-for-member' },
  })
  expect(stranger.status).toBe(403)
})
