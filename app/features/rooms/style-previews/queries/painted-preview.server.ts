import { createHash } from 'node:crypto'
import { styleChoices } from '#app/features/quiz/together/queries/style-choices.server.ts'
import { styleProfileOf } from '#app/features/styles/queries/profiles.server.ts'
import { lookOf } from '#app/features/styles/rules/look-id.ts'
import { AppError } from '#app/lib/app-error.ts'
import { concurrencyLimit } from '#app/lib/async/concurrency-limit.ts'
import { singleFlight } from '#app/lib/async/single-flight.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#app/lib/durations.ts'
import type { Boldness, Look } from '#app/platform/ai/surfaces.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { releaseName } from '#app/platform/env/release.ts'
import type { Services } from '#app/platform/services.ts'
import { type RoomUpload, uploadById } from '../../queries/rooms.server.ts'
import { stylePreviewKey } from '../../rules/picture-keys.ts'
import { takePreviewAttempt } from './upload-to-preview.server.ts'

/** Paintings per hour: twenty styles in three strengths, four times over. Stored pictures do not count. */
const LIMIT = { name: 'style-preview', points: 240, seconds: HOUR_SECONDS }
/** Paintings per day, because corrections change every picture of a room and each is stored. */
const DAY_LIMIT = { name: 'style-preview-day', points: 600, seconds: DAY_SECONDS }
/** Concurrent and waiting paintings of one member. A page requests up to three, and one thread paints for everybody. */
const MAX_AT_ONCE = 6

interface WantedLook {
  style: string
  boldness: Boldness
}

/** A digest for addresses and keys. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 32)

/**
 * The storage key of a member's preview, painted if it is not stored yet.
 *
 * @returns undefined when the member cannot choose the style
 * @throws AppError `too_many_attempts`; an error when the photo cannot be repainted
 */
export async function paintedPreview(
  services: Services,
  actor: Member,
  upload: RoomUpload,
  { style, boldness }: WantedLook,
): Promise<string | undefined> {
  const look = lookOf(await styleProfileOf(services.database, style))
  const key = keyOf(services, upload, look, boldness)
  if (await services.storage.exists(key)) return key
  if (!(await isOffered(services, upload, style))) return undefined
  await paintOnce(key, () => paintWithinLimits(services, actor, upload, { key, look, boldness }))
  return key
}

/** A preview that is stored already; undefined when it was never painted. */
export async function storedPreview(
  services: Services,
  upload: RoomUpload,
  { style, boldness }: WantedLook,
): Promise<Buffer | undefined> {
  const look = lookOf(await styleProfileOf(services.database, style))
  return services.storage.find(keyOf(services, upload, look, boldness))
}

/** The storage key of a preview, which changes with its style, the room's type, the corrections and the release. */
function keyOf({ environment }: Services, upload: RoomUpload, look: Look, boldness: Boldness): string {
  const { userId, id, corrections, roomType } = upload
  const release = releaseName(environment.release)
  return stylePreviewKey(userId, id, digest([look, boldness, corrections, roomType, release]))
}

/** Whether a member may choose the style, or their room already has it. */
async function isOffered({ database }: Services, upload: RoomUpload, style: string): Promise<boolean> {
  if (style === upload.userStylePreference) return true
  return (await styleChoices(database, upload.userId)).includes(style)
}

const paintOnce = singleFlight<void>()
const paintSome = concurrencyLimit(MAX_AT_ONCE)

interface Painting {
  key: string
  look: Look
  boldness: Boldness
}

async function paintWithinLimits(
  services: Services,
  actor: Member,
  upload: RoomUpload,
  painting: Painting,
): Promise<void> {
  const isDone = await paintSome(actor.userId, async () => {
    for (const limit of [LIMIT, DAY_LIMIT]) await takePreviewAttempt(services, actor, limit)
    await paint(services, upload, painting)
    return true
  })
  if (isDone) return
  const message = 'Please wait a moment before you look at more styles.'
  throw new AppError('too_many_attempts', message, { status: 429 })
}

async function paint(
  { ai, storage, database }: Services,
  { id, imageUrl, corrections, roomType }: RoomUpload,
  { key, look, boldness }: Painting,
) {
  const load = () => storage.get(imageUrl)
  const picture = await ai.stylePreviews.preview(id, load, look, { corrections, boldness, roomType })
  await storage.put(key, picture, 'image/jpeg')
  if (!(await uploadById(database, id))) await storage.delete(key)
}
