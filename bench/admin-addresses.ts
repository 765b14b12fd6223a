import type { QueryProduct } from '#tests/journeys/query-product.ts'

const NARROWED: Record<string, string[]> = {
  '/admin': ['days=7', 'days=30', 'days=90', 'days=365'],
  '/admin/badges': [''],
  '/admin/users': [
    ...['', 'sort=redesigns', 'search=lars', 'search=la', 'search=example.com', 'search=nobody-is-called-so'],
    ...['sort=redesigns&search=example', 'search=example&page=100', 'page=100', 'page=LAST'],
    ...[
      'state=blocked',
      'access=unlimited',
      'paying=yes',
      'paying=no',
      'from=2026-01-01&to=2026-12-31',
      'rooms=yes&role=member&from=2026-06-01',
      'rooms=no',
      'role=team',
      'role=member&paying=yes&from=2026-06-01',
      'search=lars&page=last',
    ],
    ...['sort=redesigns&page=LAST'],
  ],
  '/admin/users/USER': [''],
  '/admin/users/USER/ledger': [''],
  '/admin/users/USER/uploads': [''],
  '/admin/users/USER/payments': [''],
  '/admin/users/USER/emails': [''],
  '/admin/users/USER/audit': [''],
  '/admin/uploads': [
    ...['', 'size=100', 'search=piano', 'search=pi', 'search=seed-77', 'search=nobody-wrote-this'],
    ...['style=Zen', 'style=No+Style&room=Nursery', 'room=Kitchen', 'room=Kitchen&search=piano'],
    ...['status=failed', 'status=none', 'status=waiting', 'status=redesigned', 'status=redesigned&style=Zen'],
    ...[
      'status=failed&room=Nursery&style=Zen',
      'room=Kitchen&search=example',
      'status=failed&search=seed-7',
      'status=none&search=piano',
      'search=piano&page=100',
    ],
    ...['style=Zen&page=100', 'page=500', 'page=LAST'],
  ],
  '/admin/payments': [
    ...['', 'page=100', 'page=last', 'from=2026-01-01&to=2026-06-30', 'from=2026-11-01'],
    ...['state=paid', 'state=paid&from=2026-01-01', 'state=paid&page=last', 'state=disputed'],
    ...['state=refunded', 'state=refunded&from=2026-01-01', 'search=lars', 'search=la', 'search=seed-777'],
    ...['search=example.com', 'search=nobody-is-called-so', 'state=paid&search=lars&from=2026-01-01'],
  ],
  '/admin/quizzes': [
    ...['', 'page=100', 'page=last', 'from=2026-01-01&to=2026-06-30', 'who=guests', 'who=members'],
    ...['style=Zen', 'style=Nobody', 'who=guests&style=Zen&from=2026-01-01', 'search=lars', 'search=la'],
    ...['search=seed-777', 'search=example.com', 'search=nobody-is-called-so', 'who=guests&search=lars'],
  ],
  '/admin/designer': [
    ...['', 'status=contacted', 'status=all', 'status=all&page=100', 'status=all&page=1000', 'page=100'],
    ...['search=piano', 'status=all&search=piano', 'status=all&search=pi', 'status=all&search=seed-777'],
    ...['status=all&search=nobody-wrote-this', 'status=all&search=room&page=100'],
  ],
  '/admin/intake': [
    ...['', 'status=new', 'status=completed', 'page=80', 'page=626', 'search=lars', 'search=la'],
    ...['status=new&search=lars', 'search=nobody-is-called-so'],
  ],
  '/admin/feedback': [
    ...['', 'view=all', 'view=resolved', 'view=all&page=200', 'view=all&page=400', 'view=all&search=piano'],
    ...[
      'search=piano',
      'view=all&search=pi',
      'view=all&search=nobody-wrote-this',
      'view=all&search=page&page=40',
    ],
  ],
  '/admin/settings/audit-log': [
    '',
    'search=block',
    'search=seed-777',
    'search=nobody',
    'search=bo',
    'page=200',
  ],
  '/admin/settings/outbox': [
    ...['', 'state=sent', 'state=waiting', 'state=failed', 'search=seed-77', 'search=ready', 'search=re'],
    ...['search=nobody', 'state=sent&search=seed-777', 'search=ready&page=40', 'page=200', 'page=LAST'],
  ],
  '/admin/settings/blog': [
    ...[
      '',
      'status=all',
      'status=draft',
      'status=all&search=piano',
      'search=zen',
      'search=nobody',
      'search=pi',
    ],
    ...['status=all&page=100'],
  ],
  '/admin/settings/jobs': [''],
  '/admin/settings/testimonials': ['', 'search=light'],
  '/admin/settings/quiz-pictures': ['', 'style=Zen', 'room=Kitchen&active=yes'],
  '/admin/settings/styles': [''],
  '/admin/settings/email-templates': [''],
  '/admin/settings/ai': [''],
  '/admin/settings/credits': [''],
  '/admin/settings/credits/analytics': [''],
  '/admin/search': ['q=lars', 'q=la', 'q=piano', 'q=example.com', 'q=nobody-is-called-so', 'q=seed-777'],
}

/** Pages with sums over whole tables. They read everything, but must be quick. */
export const SUMMARIES = ['/admin/settings/credits', '/admin/settings/credits/analytics']

/** Lists with a sum of all rows, so they read whole tables too. */
export const TOTALS = ['', '?page=100', '?page=last', '?state=paid', '?state=paid&page=last'].map(
  (narrowed) => `/admin/payments${narrowed}`,
)

/** Tables and page sizes of lists whose last page is opened. */
const LISTED: Record<string, { table: string; size: number }> = {
  '/admin/users': { table: 'users', size: 10 },
  '/admin/uploads': { table: 'room_uploads', size: 10 },
  '/admin/settings/outbox': { table: 'outbox_emails', size: 25 },
}

/** The addresses of every administration list: as it opens, filtered, searched, sorted, and on far pages. */
export async function adminAddresses(query: QueryProduct): Promise<string[]> {
  const [user] = await query<{ id: string }>('SELECT id FROM users ORDER BY created_at LIMIT 1')
  const addresses: string[] = []
  for (const [page, queries] of Object.entries(NARROWED)) {
    const last = LISTED[page] ? await lastPage(query, LISTED[page]) : 1
    for (const narrowed of queries) {
      const path = page.replace('USER', user!.id)
      addresses.push(narrowed ? `${path}?${narrowed.replace('LAST', String(last))}` : path)
    }
  }
  return addresses
}

async function lastPage(query: QueryProduct, { table, size }: { table: string; size: number }) {
  const [counted] = await query<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${table}`)
  return Math.ceil(counted!.rows / size)
}

/** The address that the browser requests when it navigates to a page. */
export function dataAddress(address: string): string {
  const [path, query] = address.split('?')
  if (path === '/admin/badges' || path === '/admin/search') return address
  return `${path}.data${query ? `?${query}` : ''}`
}
