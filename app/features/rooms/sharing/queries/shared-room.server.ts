import { and, desc, eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import { firstNameOf } from '#app/lib/first-name.ts'
import { engineNamed } from '#app/platform/ai/capabilities.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { idOfToken, sealId } from '#app/platform/security/sealed-id.ts'
import type { Services } from '#app/platform/services.ts'
import { designBoards } from '../../board/tables.server.ts'
import { conceptForOthers } from '../../generation/rules/concept-for-others.ts'
import { readVariant, type Served } from '../../queries/picture.server.ts'
import { redesignsOf } from '../../queries/rooms.server.ts'
import { PICTURE_WIDTHS } from '../../rules/picture-keys.ts'
import { redesigns, roomUploads } from '../../tables.server.ts'
import { isFavourite } from '../rules/favourite.ts'
import { SHARE_PURPOSE } from '../schema.ts'
import { roomShares, versionVotes } from '../tables.server.ts'

/** The room of a token; undefined when the link is unknown or ended, or its owner is blocked. */
export async function uploadOfToken({ database, environment }: Services, token: string) {
  const shareId = idOfToken(environment.secret, SHARE_PURPOSE, token)
  if (!shareId) return undefined
  const [found] = await database
    .select({ upload: roomUploads, showsName: roomShares.showsName, ownerName: users.name })
    .from(roomShares)
    .innerJoin(roomUploads, eq(roomUploads.id, roomShares.roomUploadId))
    .innerJoin(users, eq(users.id, roomUploads.userId))
    .where(and(eq(roomShares.id, shareId), eq(users.blocked, false)))
  if (!found) return undefined
  const owner = (found.showsName && firstNameOf(found.ownerName)) || null
  return { shareId, owner, ...found.upload }
}

/** What a visitor sees: the photo, its redesigns, and the owner's first name with their consent. */
export async function sharedRoom(services: Services, token: string, voter: string | undefined) {
  const upload = await uploadOfToken(services, token)
  if (!upload) return undefined
  const [made, votes, boards] = await Promise.all([
    redesignsOf(services.database, upload.id),
    votesOf(services.database, upload.shareId),
    sharedBoardsOf(services.database, upload.id),
  ])
  const { id, width, height, placeholder } = upload
  const madeAt = made.map(({ generatedAt }) => generatedAt)
  const favourites = votes.filter((vote) => isFavourite(vote, madeAt))
  const own = votes.find((vote) => vote.voter === voter)
  return {
    owner: upload.owner,
    roomType: upload.roomType,
    original: { id, width, height, placeholder },
    versions: made.toReversed().map((each, index) => ({
      id: each.id,
      name: `Version ${index + 1}`,
      width: each.width,
      height: each.height,
      placeholder: each.placeholder,
      style: each.style,
      boldness: each.boldness,
      isPreview: engineNamed(each.engine).isColourPreview,
      concept: conceptForOthers(each.redesignConcept),
      /** How many prefer it to others. */
      votes: favourites.filter(({ redesignId }) => redesignId === each.id).length,
      /** Whether the owner also shows the version's design board. */
      hasBoard: boards.some(({ redesignId }) => redesignId === each.id),
    })),
    chosen: own ? { ...own, isFavourite: favourites.includes(own) } : null,
  }
}

const votesOf = (database: Queryable, shareId: string) =>
  database
    .select({
      redesignId: versionVotes.redesignId,
      verdict: versionVotes.verdict,
      voter: versionVotes.voter,
      voterName: versionVotes.voterName,
      votedAt: versionVotes.createdAt,
    })
    .from(versionVotes)
    .where(eq(versionVotes.roomShareId, shareId))

const sharedBoardsOf = (database: Queryable, uploadId: string) =>
  database
    .select({ redesignId: designBoards.redesignId })
    .from(designBoards)
    .innerJoin(redesigns, eq(redesigns.id, designBoards.redesignId))
    .where(and(eq(redesigns.roomUploadId, uploadId), eq(designBoards.isShared, true)))

/** Signed addresses expire soon after a link has ended. */
const SIGNING = { seconds: 300 }

/**
 * Reads a picture of a shared room: redesigns with their watermark, never in full size.
 *
 * @param which `original` or the id of a redesign of this room
 * @param width one of the served widths in pixels
 */
export async function readSharedPicture(
  services: Services,
  token: string,
  { which, width }: { which: string; width: number },
): Promise<Served | undefined> {
  const upload = await uploadOfToken(services, token)
  if (!upload || !PICTURE_WIDTHS.some((each) => each === width)) return undefined
  if (which === 'original') return readVariant(services, upload.imageUrl, width, SIGNING)
  const [redesign] = await services.database
    .select({ key: redesigns.redesignImageUrl })
    .from(redesigns)
    .where(and(eq(redesigns.id, which), eq(redesigns.roomUploadId, upload.id)))
  return redesign && readVariant(services, redesign.key, width, SIGNING)
}

/** The link to a member's own room with its votes; null when it is not shared. */
export async function shareOf({ database, environment }: Services, userId: string, uploadId: string) {
  const rows = await database
    .select({ shareId: roomShares.id, showsName: roomShares.showsName, vote: versionVotes })
    .from(roomShares)
    .innerJoin(roomUploads, eq(roomUploads.id, roomShares.roomUploadId))
    .leftJoin(versionVotes, eq(versionVotes.roomShareId, roomShares.id))
    .where(and(eq(roomShares.roomUploadId, uploadId), eq(roomUploads.userId, userId)))
    .orderBy(desc(versionVotes.createdAt))
  if (!rows[0]) return null
  const votes = rows.flatMap(({ vote }) => vote ?? [])
  const madeAt = (await redesignsOf(database, uploadId)).map(({ generatedAt }) => generatedAt)
  const token = sealId(environment.secret, SHARE_PURPOSE, rows[0].shareId)
  return {
    address: `${new URL(`/s/${token}`, environment.appUrl)}`,
    showsName: rows[0].showsName,
    votes: votes.map(({ redesignId, voterName, verdict, createdAt: votedAt }) => ({
      redesignId,
      voterName,
      verdict,
      isFavourite: isFavourite({ verdict, votedAt }, madeAt),
    })),
  }
}
