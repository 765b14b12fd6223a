import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { creditLedger } from '#app/features/credits/tables.server.ts'
import { deleteRoom } from '#app/features/rooms/deletion/commands/delete-room.server.ts'
import { deleteUpload } from '#app/features/rooms/deletion/commands/delete-upload.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createAdministrator, createMember, memberActor } from '#tests/builders/members.ts'
import { uploadOne } from '#tests/builders/rooms.ts'
import { WITH_IMAGE_MODEL } from '#tests/builders/services.ts'

async function withRoomUnderWay(variables: Record<string, string> = WITH_IMAGE_MODEL) {
  const app = await createTestApplication({ variables })
  const person = await createMember(app.services)
  const cookie = await cookieOf(app.services, person)
  const actor = memberActor(person)
  const upload = await uploadOne(app.services, actor)
  const status = `/rooms/${upload.id}/status?generation=${upload.generationId}`
  return {
    app,
    actor,
    uploadId: upload.id,
    ask: () => app.fetch(status, { cookie }),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  }
}

const BACK = { error: 'Room upload not found', deleted: { isCreditBack: true } }

test.each(['owner', 'administrator'] as const)(
  'a page that waits for a room learns that its %s deleted it, and that the credit is back',
  async (who) => {
    await using site = await withRoomUnderWay()
    const { app, actor, uploadId } = site
    expect((await site.ask()).status).toBe(200)
    if (who === 'owner') await deleteRoom(app.services, actor, { uploadId })
    else {
      const order = { uploadId, reason: 'other', restoreCredit: true, sendNotice: false } as const
      await deleteUpload(app.services, await createAdministrator(app.services), order)
    }
    const answer = await site.ask()
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual(BACK)
    const ledger = await app.services.database
      .select({ reason: creditLedger.reason })
      .from(creditLedger)
      .where(eq(creditLedger.userId, actor.userId))
    expect(ledger.map(({ reason }) => reason).sort()).toEqual(['reservation', 'sign_up', 'upload_deleted'])
    // The credit is still the free one of a new account.
    expect(await creditsOf(app.services.database, actor.userId)).toMatchObject({
      roomCredits: 1,
      hasOnlySignUpCredits: true,
    })
  },
)

test('no credit is said to be back for a deleted palette preview, which had held none', async () => {
  await using site = await withRoomUnderWay({})
  await deleteRoom(site.app.services, site.actor, { uploadId: site.uploadId })
  expect(await (await site.ask()).json()).toMatchObject({ deleted: { isCreditBack: false } })
})
