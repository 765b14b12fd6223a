import { createProductProcess, type ProductProcess } from '#tests/journeys/product-process.ts'
import { BUSY_SITE, seedStatements } from '../scripts/seeding/seed-rows.ts'
import { type Measurement, median, timed, times } from './measurement.ts'

const FEW = 10
const MANY = BUSY_SITE.posts
const WARM_UP = 30
const REQUESTS = 40
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'

/** A post, the blog, and searches: for some posts, for a word in every post, and for misspelt words. */
const PAGES = [
  '/blog/seed-7',
  '/blog',
  '/blog/search?q=japandi',
  '/blog/search?q=light',
  '/blog/search?q=japndi+pianno',
]

/** How much longer the blog's pages take with 10,000 posts than with 10. */
export async function blogPosts(): Promise<Measurement[]> {
  const few = await timingsAt(FEW)
  const many = await timingsAt(MANY)
  return PAGES.map((page, index) => ({
    what: `10,000 against ${FEW} posts: ${page}`,
    result: times(many[index]! / few[index]!),
    detail: `${many[index]!.toFixed(1)} ms against ${few[index]!.toFixed(1)} ms`,
  }))
}

async function timingsAt(posts: number): Promise<number[]> {
  await using product = await createProductProcess({})
  await product.start()
  await product.query("DELETE FROM blog_posts WHERE slug NOT LIKE 'seed-%'")
  for (const statement of seedStatements({ users: 0, uploadsPerUser: 0, posts }))
    if (/setseed|INSERT INTO blog_posts/.test(statement)) await product.query(statement)
  await product.query('VACUUM ANALYZE')
  const taken: number[] = []
  for (const page of PAGES) taken.push(await timingOf(product, page))
  return taken
}

/** Median time of a request, in milliseconds. */
async function timingOf({ address }: ProductProcess, page: string): Promise<number> {
  const ask = async () => {
    const answer = await fetch(address + page, { headers: { 'User-Agent': BROWSER } })
    if (!answer.ok) throw new Error(`${page} answered with ${answer.status}`)
    await answer.bytes()
  }
  for (let request = 0; request < WARM_UP; request += 1) await ask()
  const taken: number[] = []
  for (let request = 0; request < REQUESTS; request += 1) taken.push(await timed(ask))
  return median(taken)
}
