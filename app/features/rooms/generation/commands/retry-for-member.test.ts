import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditTrail } from '#tests/builders/audit-trail.ts'
import { block, createActor, createAdministrator } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { failing, stateOf, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { roomUploads } from '../../tables.server.ts'
import { noRetryBecause } from '../rules/retry-for-member.ts'
import { retryForMember } from './retry-for-member.server.ts'

test('an administrator retries a failed redesign at no cost to the member', async () => {
  let isDown = true
  const painter = scriptedEditor()
  const editor = {
    ...painter,
    edit: (...request: Parameters<typeof painter.edit>) =>
      (isDown ? failing('generation_failed', false) : painter).edit(...request),
  }
  await using app = await createTestServices({ platform: workedBy(editor) })
  const { services } = app
  const ada = await createActor(services)
  const admin = await createAdministrator(services)
  const { id: uploadId } = await uploadOne(services, ada)
  await expect(retryForMember(services, admin, { uploadId })).rejects.toMatchObject({ code: 'no_retry' })
  await app.runJobs()
  expect(await stateOf(services, ada)).toMatchObject({ room: { generationState: 'failed' }, credits: 1 })

  isDown = false
  const asked = await Promise.allSettled([1, 2].map(() => retryForMember(services, admin, { uploadId })))
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await app.runJobs()
  const { room, credits } = await stateOf(services, ada)
  expect(room).toMatchObject({ generationState: 'done', generationReason: null })
  expect(room.redesigns).toHaveLength(1)
  expect(credits).toBe(1)
  expect(await auditTrail(services.database, 'upload', uploadId)).toMatchObject([
    {
      action: 'rooms.retry_for_member',
      actorId: admin.userId,
      details: { before: { state: 'failed', reason: 'generation_failed' }, after: { freeOfCharge: true } },
    },
  ])
})

test('a retry that cannot help is refused: a photo that fails again, a blocked owner', async () => {
  await using app = await createTestServices({ platform: workedBy(failing('moderation_blocked', false)) })
  const { services } = app
  const ada = await createActor(services)
  const admin = await createAdministrator(services)
  const { id: uploadId } = await uploadOne(services, ada)
  await app.runJobs()
  await expect(retryForMember(services, admin, { uploadId })).rejects.toThrow(/declines/)
  await services.database
    .update(roomUploads)
    .set({ generationReason: 'busy' })
    .where(eq(roomUploads.id, uploadId))
  await block(services, ada.userId)
  await expect(retryForMember(services, admin, { uploadId })).rejects.toThrow(/blocked/)
  expect(await auditTrail(services.database, 'upload', uploadId)).toEqual([])
})

test('only failed generations can be retried', () => {
  const owner = { blocked: false }
  for (const generationState of ['idle', 'queued', 'running', 'done'] as const)
    expect(noRetryBecause({ generationState, generationReason: null }, owner)).toBeDefined()
  expect(noRetryBecause({ generationState: 'failed', generationReason: 'busy' }, owner)).toBeUndefined()
  expect(noRetryBecause({ generationState: 'failed', generationReason: 'not_a_room' }, owner)).toMatch(
    /photo/,
  )
})
