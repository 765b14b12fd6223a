import sharp from 'sharp'
import { PICTURE_WIDTHS, unmarkedKey, variantKey } from '#app/features/rooms/rules/picture-keys.ts'
import type { Comparison, Outcome } from './comparison.ts'

interface Named {
  key: string
  width: number
  height: number
}

const PHOTOS = 'SELECT image_url AS key, width, height FROM room_uploads'
const REDESIGNS = 'SELECT redesign_image_url AS key, width, height FROM redesigns'
const TIMES_MADE = `SELECT u.user_feedback AS wish, count(d.id)::int AS made
  FROM room_uploads u LEFT JOIN redesigns d ON d.room_upload_id = u.id GROUP BY u.id HAVING count(d.id) <> 1`

/**
 * Checks that the bucket contains every picture of the rows in the stored size. Besides their smaller copies, only
 * files left by killed processes may exist. The nightly sweep, which runs here, must remove those.
 */
export async function comparePictures({ surroundings, sweep }: Outcome): Promise<Comparison> {
  const { query, bucket } = surroundings
  const photos = await query<Named>(PHOTOS)
  const redesigns = await query<Named>(REDESIGNS)
  const named = [...photos, ...redesigns]
  const needed = [...named.map(({ key }) => key), ...redesigns.map(({ key }) => unmarkedKey(key))]
  const copies = new Set(named.flatMap(({ key }) => PICTURE_WIDTHS.map((width) => variantKey(key, width))))
  const strangers = () => {
    const known = new Set(needed)
    return bucket.keys().filter((key) => !known.has(key) && !copies.has(key))
  }
  const left = strangers()
  await sweep()
  const keys = new Set(bucket.keys())
  const differences = [
    ...needed.filter((key) => !keys.has(key)).map((key) => `${key} is named and not in the bucket`),
    ...strangers().map((key) => `${key} is in the bucket, and no row names it`),
    ...(
      await Promise.all(
        named.filter(({ key }) => keys.has(key)).map((each) => wrongSize(each, bucket.read(each.key))),
      )
    ).flat(),
    ...(await query<{ wish: string; made: number }>(TIMES_MADE)).map(
      ({ wish, made }) => `"${wish}" was redesigned ${made} times`,
    ),
  ]
  const figures = {
    photos: photos.length,
    redesigns: redesigns.length,
    'smaller copies': [...keys].filter((key) => copies.has(key)).length,
    'left by killed processes and swept': left.length,
  }
  return { name: 'pictures', figures, differences }
}

async function wrongSize({ key, width, height }: Named, content: Buffer): Promise<string[]> {
  const found = await sharp(content)
    .metadata()
    .catch(() => undefined)
  return found?.width === width && found.height === height
    ? []
    : [`${key} is ${found?.width} × ${found?.height}, and its row says ${width} × ${height}`]
}
