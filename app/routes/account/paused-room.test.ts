import { expect, test } from 'vitest'
import { roomUploads } from '#app/features/rooms/tables.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember, memberActor } from '#tests/builders/members.ts'
import { uploadOne } from '#tests/builders/rooms.ts'

test.each([
  ['without a mail server', {}, false],
  ['with one', { SMTP_URL: 'smtp://127.0.0.1:9' }, true],
])(
  '%s, a room that waits for the provider promises a message only where one is sent',
  async (_how, variables, isPromised) => {
    await using app = await createTestApplication({ variables })
    const { services } = app
    const member = await createMember(services)
    await uploadOne(services, memberActor(member))
    await services.database.update(roomUploads).set({ generationPausedAt: new Date() })
    const page = await (await app.fetch('/dashboard', { cookie: await cookieOf(services, member) })).text()
    expect(page).toContain('Your room keeps its place in line.')
    expect(page.includes('and we email you when it is ready')).toBe(isPromised)

    const cookie = await cookieOf(services, await createMember(services, { role: 'administrator' }))
    const jobs = await (await app.fetch('/admin/settings/jobs', { cookie })).text()
    expect(jobs.match(/[^>]*waiting for the provider/)?.[0]).toBe('1 redesign waiting for the provider')
  },
)
