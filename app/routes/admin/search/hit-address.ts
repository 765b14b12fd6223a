import type { Hit } from '#app/features/insights/queries/global-search.server.ts'
import { ADMIN_TABS, SETTINGS_PANELS } from '../admin-pages.ts'

/** What the kinds are called, and the page that each opens on. */
const KINDS: Record<Hit['kind'], { name: string; page: string }> = {
  user: { name: 'User', page: '/admin/users' },
  upload: { name: 'Upload', page: '/admin/uploads' },
  request: { name: 'Designer request', page: '/admin/designer' },
  post: { name: 'Post', page: '/admin/settings/blog' },
}

export const kindName = ({ kind }: Hit) => KINDS[kind].name

/** Where a hit opens; undefined while its panel is not there. */
export function hitAddress(hit: Hit): string | undefined {
  const { page } = KINDS[hit.kind]
  if (![...ADMIN_TABS, ...SETTINGS_PANELS].some(({ to }) => to === page)) return undefined
  if (hit.kind !== 'request') return `${page}/${hit.id}`
  return `${page}?search=${encodeURIComponent(hit.title)}&status=all`
}
