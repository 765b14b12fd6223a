import { styleProfileOf } from '#app/features/styles/queries/profiles.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Redesign, RoomUpload } from '../../queries/rooms.server.ts'

/** Keeps the style of a version for another generation, even if later versions have another style. */
export async function styleOfVersion(
  database: Queryable,
  { style }: Redesign,
  { styleProfile }: RoomUpload,
): Promise<Partial<Pick<RoomUpload, 'styleProfile' | 'userStylePreference'>>> {
  if (styleProfile?.primaryStyle === style) return {}
  return { styleProfile: await styleProfileOf(database, style), userStylePreference: style }
}
