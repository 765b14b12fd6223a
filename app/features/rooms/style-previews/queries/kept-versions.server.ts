import { styleProfilesOf } from '#app/features/styles/queries/profiles.server.ts'
import { lookId } from '#app/features/styles/rules/look-id.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Redesign, RoomUpload } from '../../queries/rooms.server.ts'
import { type KeptVersion, keptVersions } from '../rules/kept-style.ts'

/**
 * The versions of a room that show what its previews show now.
 *
 * @param made newest first
 */
export async function keptVersionsOf(
  database: Queryable,
  { corrections }: RoomUpload,
  made: readonly Redesign[],
): Promise<KeptVersion[]> {
  const profiles = await styleProfilesOf(
    database,
    made.map(({ style }) => style),
  )
  const looks = new Map([...profiles].map(([style, profile]) => [style, lookId(profile)]))
  return keptVersions(made, corrections, looks)
}
