import { requestAddress } from '#app/features/consultations/requests/rules/request-address.ts'
import type { Hit } from '#app/features/insights/queries/global-search.server.ts'
import { ADMIN_TABS, SETTINGS_PANELS } from '../admin-pages.ts'
import type { Found, FoundRow } from './found.ts'

interface Kind {
  name: string
  /** The page that lists them, and its query for those in any state. */
  page: string
  query?: string
  list: string
}

const KINDS: Record<Hit['kind'], Kind> = {
  user: { name: 'User', page: '/admin/users', list: 'users' },
  upload: { name: 'Upload', page: '/admin/uploads', list: 'uploads' },
  request: {
    name: 'Designer request',
    page: '/admin/designer',
    query: '&status=all',
    list: 'designer requests',
  },
  intake: { name: 'Intake form', page: '/admin/intake', list: 'intake forms' },
  message: { name: 'Message', page: '/admin/feedback', query: '&view=all', list: 'messages' },
  post: { name: 'Post', page: '/admin/settings/blog', query: '&status=all', list: 'posts' },
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
export function inOrder(hits: Hit[], text: string): FoundRow[] {
  const pages = pagesCalled(text).map(({ to, text: title }) => ({ id: to, to, title, kind: 'Page' }))
  const isFirst = ({ title }: FoundRow) => title.toLowerCase().startsWith(text.toLowerCase())
  return [
    ...pages.filter(isFirst),
    ...hits.map((hit) => ({ ...hit, to: hitAddress(hit), kind: KINDS[hit.kind].name })),
    ...pages.filter((page) => !isFirst(page)),
  ]
}

/** The lists that may contain more results, filtered by the same text. */
export function wholeLists(hits: Hit[], text: string): Found['lists'] {
  const search = encodeURIComponent(text)
  const found = new Set(hits.map(({ kind }) => kind))
  return (Object.keys(KINDS) as Hit['kind'][])
    .filter((kind) => found.has(kind))
    .map((kind) => {
      const { list, page, query = '' } = KINDS[kind]
      return { name: list, to: `${page}?search=${search}${query}` }
    })
}
