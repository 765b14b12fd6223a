import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deliverNext } from '#app/features/email/outbox/commands/deliver-next.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import type { Services } from '#app/platform/services.ts'
import { createActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { failing, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { startFakeSmtpServer } from '#tests/fakes/smtp-server.ts'
import { deleteRoom } from '../deletion/commands/delete-room.server.ts'
import { seeOutcome } from './commands/see-outcome.server.ts'

const outcomesIn = ({ database }: Services) =>
  database.select().from(outboxEmails).where(like(outboxEmails.kind, 'redesign_%'))

/** Waits past the seconds in which a page may report that somebody watched. */
const letPageSpeak = ({ database }: Services) =>
  database.update(outboxEmails).set({ nextAttemptAt: new Date() }).where(eq(outboxEmails.state, 'waiting'))

test('the email links to the room and contains the picture, which is not stored once it is sent', async () => {
  await using smtp = await startFakeSmtpServer()
  await using app = await createTestServices({
    variables: { SMTP_URL: smtp.url },
    platform: workedBy(scriptedEditor()),
  })
  const { id } = await uploadOne(app.services, await createActor(app.services))
  await app.runJobs()
  const [message] = await outcomesIn(app.services)
  expect(message!.nextAttemptAt.getTime() - Date.now()).toBeGreaterThan(5_000)
  expect(message!.html).toContain(`/dashboard?from=email&amp;redesign=ready#room-${id}`)
  expect(message!.html).toContain('src="data:image/jpeg;base64,')
  expect(message!.html).not.toContain('/pictures/')
  expect(message!.plainText).not.toContain('base64')
  expect(message!.html.length).toBeLessThan(150_000)
  await letPageSpeak(app.services)
  expect(await deliverNext(app.services)).toBe('accepted')
  const { source } = smtp.mails.find((mail) => mail.source.includes('is ready'))!
  expect(source).toMatch(/Content-Id: </i)
  expect(source).toMatch(/src=3D"cid:/)
  expect(source).not.toContain('src=3D"data:')
  expect((await outcomesIn(app.services))[0]!.html).not.toContain('base64')
})

test('a member who watched the end gets no email, even if the page reports it twice', async () => {
  await using app = await createTestServices({ platform: workedBy(scriptedEditor()) })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadOne(app.services, ada)
  await seeOutcome(app.services, ada, { uploadId })
  await app.runJobs()
  expect(await outcomesIn(app.services)).toHaveLength(1)
  await seeOutcome(app.services, await createActor(app.services), { uploadId })
  expect(await outcomesIn(app.services)).toHaveLength(1)
  await seeOutcome(app.services, ada, { uploadId })
  await seeOutcome(app.services, ada, { uploadId })
  expect(await outcomesIn(app.services)).toEqual([])
})

test.each(['waiting', 'failed'] as const)(
  'deleting a room deletes its %s email and leaves those of other rooms',
  async (state) => {
    await using app = await createTestServices({ platform: workedBy(scriptedEditor()) })
    const [ada, ben] = [await createActor(app.services), await createActor(app.services)]
    const { id: uploadId } = await uploadOne(app.services, ada)
    await uploadOne(app.services, ben)
    await app.runJobs()
    await app.services.database.update(outboxEmails).set({ state })
    await deleteRoom(app.services, ada, { uploadId })
    expect((await outcomesIn(app.services)).map(({ userId }) => userId)).toEqual([ben.userId])
  },
)

test('a member who may have closed the tab gets one email about a failure, with the reason', async () => {
  await using app = await createTestServices({ platform: workedBy(failing('moderation_blocked', false)) })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadOne(app.services, ada)
  await app.runJobs()
  const [message, ...more] = await outcomesIn(app.services)
  expect(more).toEqual([])
  expect(message).toMatchObject({
    kind: 'redesign_failed',
    userId: ada.userId,
    subject: 'Your living room could not be redesigned',
  })
  expect(message!.plainText).toContain('declined')
  expect(message!.plainText).toContain('It cost you nothing.')
  expect(message!.html).toContain(`/dashboard#room-${uploadId}`)
  await seeOutcome(app.services, ada, { uploadId })
  expect(await outcomesIn(app.services)).toEqual([])
})
