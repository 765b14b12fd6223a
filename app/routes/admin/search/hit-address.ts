import type { Hit } from '#app/features/insights/queries/global-search.server.ts'
import { ADMIN_TABS, requestAddress, SETTINGS_PANELS } from '../admin-pages.ts'

/** Names of the kinds of results, and the page that lists each. */
const KINDS: Record<Hit['kind'], { name: string; page: string }> = {
  user: { name: 'User', page: '/admin/users' },
  upload: { name: 'Upload', page: '/admin/uploads' },
  request: { name: 'Designer request', page: '/admin/designer' },
  intake: { name: 'Intake form', page: '/admin/intake' },
  message: { name: 'Message', page: '/admin/feedback' },
  post: { name: 'Post', page: '/admin/settings/blog' },
}

/** Something found, as its row shows it. */
export interface Shown {
  id: string
  to: string
  title: string
  /** Distinguishes it from results with the same title. */
  detail?: string
  /** What it is: 'User', 'Page'. */
  kind: string
}

/** The address of a result. */
export function hitAddress(hit: Hit): string {
  const { page } = KINDS[hit.kind]
  if (hit.kind === 'intake') return `${page}?open=${hit.id}`
  // A message has no page of its own: all of its sender's are shown.
  if (hit.kind === 'message') return `${page}?view=all&search=${encodeURIComponent(hit.detail || hit.title)}`
  return hit.kind === 'request' ? requestAddress(hit.id) : `${page}/${hit.id}`
}

const PAGES = [
  ...ADMIN_TABS,
  ...SETTINGS_PANELS,
  { to: '/admin/settings/credits/analytics', text: 'Credit Analytics' },
]

/** The administration's pages whose names have a word that begins with a text. */
export const pagesCalled = (text: string) =>
  text ? PAGES.filter(({ text: name }) => ` ${name}`.toLowerCase().includes(` ${text.toLowerCase()}`)) : []

/**
 * All that was found, in the order in which it is shown. Pages whose whole name begins with the text stand first, other
 * pages last.
 */
export function inOrder(hits: Hit[], text: string): Shown[] {
  const pages = pagesCalled(text).map(({ to, text: title }) => ({ id: to, to, title, kind: 'Page' }))
  const isFirst = ({ title }: Shown) => title.toLowerCase().startsWith(text.toLowerCase())
  return [
    ...pages.filter(isFirst),
    ...hits.map((hit) => ({ ...hit, to: hitAddress(hit), kind: KINDS[hit.kind].name })),
    ...pages.filter((page) => !isFirst(page)),
  ]
}

/** The lists that may contain more results, filtered by the same text. */
export function wholeLists(hits: Hit[], text: string): { name: string; to: string }[] {
  const search = encodeURIComponent(text)
  const found = new Set(hits.map(({ kind }) => kind))
  return (Object.keys(KINDS) as Hit['kind'][])
    .filter((kind) => found.has(kind))
    .map((kind) => ({
      name: LISTS[kind].name,
      to: `${KINDS[kind].page}?search=${search}${LISTS[kind].more}`,
    }))
}

const LISTS: Record<Hit['kind'], { name: string; more: string }> = {
  user: { name: 'users', more: '' },
  upload: { name: 'uploads', more: '' },
  request: { name: 'designer requests', more: '&status=all' },
  intake: { name: 'intake forms', more: '' },
  message: { name: 'messages', more: '&view=all' },
  post: { name: 'posts', more: '&status=all' },
}
