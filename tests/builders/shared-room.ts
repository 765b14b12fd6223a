import { roomOf } from '#app/features/rooms/queries/rooms.server.ts'
import { shareRoom } from '#app/features/rooms/sharing/commands/share-room.server.ts'
import { shareOf } from '#app/features/rooms/sharing/queries/shared-room.server.ts'
import { createTestApplication } from './application.ts'
import { createMember, memberActor } from './members.ts'
import { scriptedEditor, workedBy } from './room-editors.ts'
import { uploadOne } from './rooms.ts'

/** A redesigned room that its owner shares. */
export async function sharedRoom() {
  const app = await createTestApplication({ platform: workedBy(scriptedEditor()) })
  const person = await createMember(app.services)
  const owner = memberActor(person)
  const { id: uploadId } = await uploadOne(app.services, owner)
  await app.runJobs()
  await shareRoom(app.services, owner, { uploadId })
  const link = async () => new URL((await shareOf(app.services, owner.userId, uploadId))!.address).pathname
  const room = (await roomOf(app.services.database, owner.userId, uploadId))!
  return { app, person, owner, uploadId, link, redesignId: room.redesigns[0]!.id }
}
