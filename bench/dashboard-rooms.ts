import { requestsPerSecond } from './load.ts'
import { type Measurement, type Subject, times } from './measurement.ts'

const WARM_UP = 1000
const ROUND = 2500

const ROOMS = `
  INSERT INTO room_uploads (user_id, image_url, width, height, placeholder, room_type, submission_id,
    generation_id, generation_kind, generation_state)
  SELECT u.id, 'bench/' || gen_random_uuid() || '.jpg', 1200, 800, 'data:image/webp;base64,UklGRg==', 'Bedroom',
    gen_random_uuid(), gen_random_uuid(), 'redesign', 'done'
  FROM users u, generate_series(1, $1) WHERE u.role = 'administrator'`

const REDESIGNS = `
  INSERT INTO redesigns (room_upload_id, generation_id, kind, redesign_image_url, width, height, placeholder, engine,
    style)
  SELECT r.id, r.generation_id, 'redesign', r.image_url || '-redesign.jpg', 1200, 800,
    'data:image/webp;base64,UklGRg==', 'palette', 'Zen'
  FROM room_uploads r WHERE r.image_url LIKE 'bench/%'
  ON CONFLICT (generation_id) DO NOTHING`

/** How much longer a dashboard takes with 200 rooms than with one. */
export async function dashboardRooms({ address, query, cookie }: Subject): Promise<Measurement[]> {
  await query("DELETE FROM room_uploads WHERE user_id IN (SELECT id FROM users WHERE role = 'administrator')")
  const withRooms = async (more: number) => {
    await query(ROOMS, [more])
    await query(REDESIGNS)
    await requestsPerSecond(`${address}/dashboard`, { Cookie: cookie }, WARM_UP)
    return requestsPerSecond(`${address}/dashboard`, { Cookie: cookie }, ROUND)
  }
  const one = await withRooms(1)
  const many = await withRooms(199)
  return [
    {
      what: 'time of the dashboard with 200 rooms against 1 room',
      result: times(one / many),
      detail: `${Math.round(one)}/s with 1 against ${Math.round(many)}/s with 200`,
    },
  ]
}
