import { publishedSlugs } from '#app/features/blog/reading/queries/feeds.server.ts'
import { xmlElement, xmlResponse } from '#app/lib/xml.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/sitemap.ts'

/** Public pages, besides the posts. */
const PAGES = ['/', '/quiz', '/blog', '/about', '/services', '/designer-request', '/contact', '/terms']

/** The sitemap of public pages, https://www.sitemaps.org/protocol.html. */
export async function loader({ context }: Route.LoaderArgs) {
  const { database, environment } = context.get(servicesContext)
  const posts = await publishedSlugs(database)
  const entry = (path: string, changed?: Date) =>
    `<url>${xmlElement('loc', new URL(path, environment.appUrl).href)}${
      changed ? xmlElement('lastmod', changed.toISOString()) : ''
    }</url>`
  return xmlResponse('application/xml', [
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PAGES.map((path) => entry(path)),
    ...posts.map(({ slug, updatedAt }) => entry(`/blog/${slug}`, updatedAt)),
    '</urlset>',
  ])
}
