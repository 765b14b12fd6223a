import { singleFlight } from '#app/lib/async/single-flight.ts'
import { makeSideBySide } from '#app/platform/pictures/side-by-side.ts'
import type { Services } from '#app/platform/services.ts'
import type { Served } from '../../queries/picture.server.ts'
import { redesignsOf } from '../../queries/rooms.server.ts'
import { shareKey } from '../../rules/picture-keys.ts'
import { uploadOfToken } from './shared-room.server.ts'

const makeOnce = singleFlight<Buffer | undefined>()

/**
 * Reads the picture for a link's preview in messengers: the room before, and its newest redesign. The first request
 * makes it; it is stored until sharing ends.
 *
 * @returns undefined when the link is unknown or ended
 */
export async function readLinkPicture(services: Services, token: string): Promise<Served | undefined> {
  const upload = await uploadOfToken(services, token)
  const [newest] = upload ? await redesignsOf(services.database, upload.id) : []
  if (!upload || !newest) return undefined
  const key = shareKey(upload, newest.id)
  const { storage, environment } = services
  const kept = await storage.find(key)
  if (kept) return { content: kept, contentType: 'image/jpeg' }
  const content = await makeOnce(key, async () => {
    const before = await storage.find(upload.imageUrl)
    const after = await storage.find(newest.redesignImageUrl)
    if (!before || !after) return undefined
    const picture = await makeSideBySide({ before, after }, environment.siteName)
    await storage.put(key, picture, 'image/jpeg')
    // Sharing may have ended meanwhile.
    if (!(await uploadOfToken(services, token))) await storage.delete(key)
    return picture
  })
  return content && { content, contentType: 'image/jpeg' }
}
