import { randomUUID } from 'node:crypto'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { QueryProduct } from './query-product.ts'
import { productFolder } from './run-folder.ts'

/** The second is another room, so that a comparison shows something. Both have the same size. */
const PICTURES = { before: 'before-living-room.jpg', after: 'before-bedroom.jpg' }

/**
 * Gives a member a redesigned living room, without the seconds that the engine takes.
 *
 * @returns the room's id
 */
export async function addRedesignedRoom(
  query: QueryProduct,
  userId: string,
  { description = null }: { description?: string | null } = {},
): Promise<string> {
  const pictures = path.join(productFolder(), 'pictures')
  const generationId = randomUUID()
  const keys = { before: `${userId}/${generationId}.jpg`, after: `${userId}/redesigns/${generationId}.jpg` }
  await mkdir(path.join(pictures, userId, 'redesigns'), { recursive: true })
  for (const which of ['before', 'after'] as const)
    await copyFile(`public/starter-pool/${PICTURES[which]}`, path.join(pictures, keys[which]))
  const [room] = await query<{ id: string }>(
    `WITH upload AS (INSERT INTO room_uploads (user_id, image_url, width, height, placeholder, room_type, description,
        user_style_preference, submission_id, generation_id, generation_kind, generation_state,
        generation_engine, generation_requested_at, generation_ended_at)
      VALUES ($1, $2, 1536, 1024, '', 'Living Room', $4, 'Japandi', gen_random_uuid(), $5, 'redesign', 'done',
        'palette', now(), now())
      RETURNING id, generation_id)
     INSERT INTO redesigns (room_upload_id, generation_id, kind, redesign_image_url, width, height, placeholder, engine, style)
     SELECT id, generation_id, 'redesign', $3, 1536, 1024, '', 'palette', 'Japandi' FROM upload
     RETURNING room_upload_id AS id`,
    [userId, keys.before, keys.after, description, generationId],
  )
  return room!.id
}
