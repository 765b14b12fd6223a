import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { isbot } from 'isbot'
import type { Reader, Services } from '#app/platform/services.ts'
import { blogPosts, blogPostViews } from '../../tables.server.ts'

/**
 * Counts a view of a post, once per visitor and day. Ignores bots that identify themselves.
 *
 * @param postId must exist
 */
export async function countView(
  { database, environment }: Services,
  postId: string,
  { address, userAgent, isPrefetch }: Reader,
): Promise<void> {
  if (isPrefetch || !userAgent || isbot(userAgent)) return
  const day = new Date().toISOString().slice(0, 10)
  const visitor = createHmac('sha256', environment.secret)
    .update(`blog view ${day} ${address} ${userAgent}`)
    .digest('base64url')
  await database.execute(sql`
    WITH counted AS (
      INSERT INTO ${blogPostViews} (post_id, day, visitor) VALUES (${postId}, ${day}, ${visitor})
      ON CONFLICT DO NOTHING RETURNING post_id)
    UPDATE ${blogPosts} SET view_count = view_count + 1 FROM counted WHERE id = counted.post_id`)
}
