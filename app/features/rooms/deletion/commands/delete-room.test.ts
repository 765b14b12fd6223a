import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#app/features/accounts/tables.server.ts'
import { createActor, createAdministrator } from '#tests/builders/members.ts'
import { roomsOf, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices, WITH_IMAGE_MODEL } from '#tests/builders/services.ts'
import { waitingForLocks } from '#tests/builders/waiting-for-locks.ts'
import { deleteRoom } from './delete-room.server.ts'
import { deleteUpload } from './delete-upload.server.ts'

test.each(['owner', 'administrator'] as const)(
  'a room is deleted by its %s although the member uploads another one at the same time',
  async (who) => {
    await using test = await createTestServices({ variables: WITH_IMAGE_MODEL })
    const { services } = test
    const member = await createActor(services)
    const administrator = await createAdministrator(services)
    const { id: uploadId } = await uploadOne(services, member)
    const { deleting } = await services.database.transaction(async (transaction) => {
      // The order in which an upload locks: its row is counted with the member, then it holds a credit.
      await transaction.execute(sql`SELECT 1 FROM ${users} WHERE id = ${member.userId} FOR NO KEY UPDATE`)
      const deletion = { uploadId, reason: 'other', restoreCredit: true, sendNotice: true } as const
      const deleting =
        who === 'owner'
          ? deleteRoom(services, member, { uploadId })
          : deleteUpload(services, administrator, deletion)
      await expect.poll(() => waitingForLocks(services)).toBe(1)
      await transaction.execute(sql`SELECT 1 FROM user_credits WHERE user_id = ${member.userId} FOR UPDATE`)
      return { deleting }
    })
    await deleting
    expect(await roomsOf(services.database, member.userId)).toEqual([])
  },
)
