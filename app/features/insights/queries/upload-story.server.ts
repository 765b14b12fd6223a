import { userById } from '#app/features/accounts/queries.server.ts'
import { callsForRoom, type RoomCall } from '#app/features/ai-settings/spending/queries/room-calls.server.ts'
import { type HeldCredit, heldCredits } from '#app/features/credits/queries/held-credits.server.ts'
import { flawsOf } from '#app/features/rooms/generation/rules/redesign-checks.ts'
import { noRetryBecause } from '#app/features/rooms/generation/rules/retry-for-member.ts'
import { messageAtFailure } from '#app/features/rooms/generation/rules/upload-failure-message.ts'
import { type Redesign, redesignsOf, uploadById } from '#app/features/rooms/queries/rooms.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'

/** A version of a room with its calls and costs. */
export type StoryVersion = ReturnType<typeof versionOf>
export type UploadStory = NonNullable<Awaited<ReturnType<typeof uploadStory>>>

/**
 * The full history of an upload for administrators: owner, wishes, every version with its cost, and the reason of the
 * latest failure.
 *
 * @returns undefined when there is no such upload
 */
export async function uploadStory(database: Queryable, uploadId: string) {
  const upload = await uploadById(database, uploadId)
  if (!upload) return undefined
  const [owner, newestFirst, calls] = await Promise.all([
    userById(database, upload.userId),
    redesignsOf(database, uploadId),
    callsForRoom(database, uploadId),
  ])
  if (!owner) return undefined
  const made = newestFirst.toReversed()
  const generations = [...made.map(({ generationId }) => generationId), upload.generationId ?? []].flat()
  const held = await heldCredits(database, generations)
  const { imageUrl: _key, generationPreview: _preview, roomAnalysis, ...facts } = upload
  return {
    upload: { ...facts, seen: roomAnalysis },
    owner: { id: owner.id, name: owner.name, email: owner.email, blocked: owner.blocked },
    versions: made.map((redesign, index) => versionOf(redesign, index + 1, made, { held, calls })),
    calls: calls.map((call) => ({ ...call, of: callOf(call, made, upload.generationId) })),
    /** The credit held for the latest try. */
    held: held.find(({ generationId }) => generationId === upload.generationId),
    cents: centsOf(calls),
    /** The message that the member saw after the latest failure. */
    memberMessage: messageAtFailure(upload),
    noRetryBecause: noRetryBecause(upload, owner),
  }
}

interface Costs {
  held: HeldCredit[]
  calls: RoomCall[]
}

function versionOf(redesign: Redesign, number: number, made: Redesign[], { held, calls }: Costs) {
  const { generationId, redesignImageUrl: _key, checks, startedFromId, ...facts } = redesign
  const source = made.findIndex(({ id }) => id === startedFromId)
  return {
    ...facts,
    name: `Version ${number}`,
    startedFrom: source === -1 ? null : `Version ${source + 1}`,
    flaws: checks ? flawsOf(checks).map(({ kind }) => kind) : null,
    held: held.find((each) => each.generationId === generationId),
    cents: centsOf(calls.filter((call) => call.generationId === generationId)),
  }
}

const centsOf = (calls: RoomCall[]) => calls.reduce((total, { costCents }) => total + costCents, 0)

/** The purpose of a call: a version's name, the latest try, or an earlier failed one. */
function callOf({ generationId }: RoomCall, made: Redesign[], latest: string | null): string {
  const index = made.findIndex((redesign) => redesign.generationId === generationId)
  if (index !== -1) return `Version ${index + 1}`
  return generationId === latest ? 'Latest try' : 'An earlier try'
}
