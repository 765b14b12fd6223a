/** Checks what a cache in front of the product keeps. */
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/journeys/free-port.ts'
import { createProductProcess, type ProductProcess } from '#tests/journeys/product-process.ts'
import { startSharedDatabase } from '#tests/journeys/shared-database.ts'
import { signInAsAdministrator } from '../../bench/administrator.ts'
import { type NginxCache, startNginxCache } from './nginx-cache.ts'

const ADMIN_PASSWORD = 'only for the trial'
const FOR_EVERY_GUEST = ['/', '/about', '/services', '/terms', '/blog', '/auth', '/quiz', '/no-such-page']
const NEVER_KEPT = ['/contact', '/designer-request', '/dashboard', '/blog/search?q=oak', '/blog.data']
const ENCODINGS = ['identity', 'br', 'gzip']
const PERSONAL = /sign out|set-cookie|private|no-store/i
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
/** Milliseconds until every process shows a change. */
const SEEN_WITHIN = 2_000

/**
 * Sends requests to two processes through nginx, as a guest and as a signed-in person.
 *
 * @param folder for nginx's files
 * @returns a sentence for each fault
 */
export async function cacheFaults(folder: string): Promise<string[]> {
  await using database = await startSharedDatabase()
  const port = await freePort()
  const variables = {
    DATABASE_URL: database.url,
    ROLES: 'web',
    TRUST_PROXY: 'true',
    APP_URL: `http://localhost:${port}`,
    ADMIN_PASSWORD,
  }
  await using one = await createProductProcess(variables)
  await using two = await createProductProcess(variables)
  await one.start()
  await two.start()
  const products = [one, two].map(({ address }) => new URL(address).host)
  await using cache = await startNginxCache(folder, port, products)
  const Cookie = await signInAsAdministrator(one, ADMIN_PASSWORD)
  return [
    ...(await faultsOfKeptPages(cache, Cookie)),
    ...(await faultsOfOtherPages(cache)),
    ...(await faultsOfCounting(cache, one)),
    ...(await faultsOfChanges([one, two])),
    ...(PERSONAL.test(cache.keptBytes()) ? ['something personal is on the disk'] : []),
  ]
}

async function faultsOfKeptPages({ ask }: NginxCache, Cookie: string): Promise<string[]> {
  const faults: string[] = []
  for (const page of FOR_EVERY_GUEST) {
    for (const encoding of ENCODINGS) {
      const headers = { 'Accept-Encoding': encoding }
      await ask(page, headers)
      if (!(await ask(page, headers)).isKept) faults.push(`${page} was not kept as ${encoding}`)
    }
    for (const _time of [1, 2])
      if ((await ask(page, { Cookie })).isKept) faults.push(`${page} of somebody known came from the cache`)
    if (/sign out/i.test((await ask(page)).text)) faults.push(`${page} shows a guest what is somebody's`)
  }
  return faults
}

async function faultsOfOtherPages({ ask }: NginxCache): Promise<string[]> {
  const faults: string[] = []
  for (const page of NEVER_KEPT) {
    await ask(page)
    if ((await ask(page)).isKept) faults.push(`${page} was kept`)
  }
  return faults
}

/** A cache must not keep a post's readers from being counted. */
async function faultsOfCounting({ ask }: NginxCache, { query }: ProductProcess): Promise<string[]> {
  const [post] = await query<{ id: string; slug: string }>(
    `SELECT id, slug FROM blog_posts WHERE status = 'published' LIMIT 1`,
  )
  for (const reader of ['a', 'b', 'b', 'c'])
    await ask(`/blog/${post!.slug}`, { 'User-Agent': `${BROWSER} ${reader}` })
  const isCounted = await soon(async () => {
    const [row] = await query<{ n: number }>('SELECT view_count AS n FROM blog_posts WHERE id = $1', [
      post!.id,
    ])
    return row!.n === 3
  })
  return isCounted ? [] : ['three readers of a post were not counted as three']
}

async function faultsOfChanges(processes: ProductProcess[]): Promise<string[]> {
  const shown = async ({ address }: ProductProcess) => (await fetch(address)).text()
  await Promise.all(processes.map(shown))
  await processes[0]!.query(`INSERT INTO testimonials (name, content) VALUES ('Ann', 'Seen everywhere')`)
  const seen = await Promise.all(
    processes.map((each) => soon(async () => (await shown(each)).includes('Seen everywhere'))),
  )
  return seen.every(Boolean) ? [] : [`a change was not seen in both processes within ${SEEN_WITHIN} ms`]
}

async function soon(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + SEEN_WITHIN; Date.now() < end; await sleep(50)) if (await isSo()) return true
  return false
}
