import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/robots.ts'

/** Pages that are personal or open through a private link. */
const PRIVATE = [
  '/dashboard',
  '/admin',
  '/welcome',
  '/reset-password',
  '/auth/reset-password',
  '/design-intake-form/',
]

/** Tells crawlers which pages to skip, and where the sitemap is. */
export function loader({ context }: Route.LoaderArgs) {
  const { environment } = context.get(servicesContext)
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', environment.appUrl)}`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
