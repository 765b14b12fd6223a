import { newestPosts } from '#app/features/blog/reading/queries/feeds.server.ts'
import { roomName } from '#app/features/blog/rules/room-name.ts'
import { xmlElement, xmlResponse, xmlText } from '#app/lib/xml.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/feed.ts'

/** The RSS 2.0 feed of the newest posts, https://www.rssboard.org/rss-specification. */
export async function loader({ context }: Route.LoaderArgs) {
  const { database, environment } = context.get(servicesContext)
  const address = (path: string) => new URL(path, environment.appUrl).href
  const posts = await newestPosts(database)
  const items = posts.map(({ slug, title, excerpt, publishedAt, roomType, styleApplied }) => [
    '<item>',
    xmlElement('title', title),
    xmlElement('link', address(`/blog/${slug}`)),
    xmlElement('guid', address(`/blog/${slug}`)),
    xmlElement('pubDate', publishedAt.toUTCString()),
    xmlElement('description', excerpt),
    ...[roomType && roomName(roomType), styleApplied].flatMap((name) =>
      name ? [xmlElement('category', name)] : [],
    ),
    '</item>',
  ])
  return xmlResponse('application/rss+xml', [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    xmlElement('title', `Blog | ${environment.siteName}`),
    xmlElement('link', address('/blog')),
    xmlElement('description', 'Rooms before and after: what changed, what stayed, and what you can borrow.'),
    '<language>en-US</language>',
    `<atom:link href="${xmlText(address('/blog/rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...items.flat(),
    '</channel>',
    '</rss>',
  ])
}
