import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storePost } from '#tests/builders/posts.ts'
import { SCRIPT_PAYLOADS } from '#tests/builders/script-payloads.ts'
import { createTestServices, type TestServices } from '#tests/builders/services.ts'
import { blogPosts, blogWords } from '../../tables.server.ts'
import { searchPosts } from './search-posts.server.ts'

let product: TestServices
beforeAll(async () => {
  product = await createTestServices()
  const { database } = product.services
  await database.execute(sql`TRUNCATE ${blogPosts}, ${blogWords} CASCADE`)
  const posts = [
    { title: 'Rattan in the kitchen', content: '<p>Baskets, chairs &amp; lamps.</p>' },
    { title: 'Three lamps', excerpt: 'Where rattan shades belong.' },
    { title: 'A hall', content: '<p>A bench, hooks, and a basket of rattan under it.</p>' },
    { title: 'A kitchen', roomType: 'kitchen' as const, styleApplied: 'Art Deco' },
    { title: 'Rattan that nobody may read yet', status: 'draft' as const },
    { title: 'Rattan, refused', status: 'rejected' as const },
    { title: 'Wallpaper', status: 'archived' as const },
  ]
  for (const post of posts) await storePost(database, post)
})
afterAll(() => product[Symbol.asyncDispose]())

const search = (query: string, page = 1) => searchPosts(product.services.database, query, page)
const titles = async (query: string) => (await search(query)).rows.map((post) => post.title)

describe('ranking', () => {
  test('title matches rank before excerpt and text matches, and drafts are not found', async () => {
    expect(await titles('rattan')).toEqual(['Rattan in the kitchen', 'Three lamps', 'A hall'])
  })

  test('a search finds room and style outside the text, and matches word forms', async () => {
    expect(await titles('art deco')).toEqual(['A kitchen'])
    expect(await titles('kitchens')).toEqual(expect.arrayContaining(['A kitchen', 'Rattan in the kitchen']))
  })

  test('every word must match, and quoted phrases and excluded words work', async () => {
    expect(await titles('rattan kitchen')).toEqual(['Rattan in the kitchen'])
    expect(await titles('"three lamps"')).toEqual(['Three lamps'])
    expect(await titles('rattan -lamps')).toEqual(['A hall'])
  })
})

describe('a search without exact results', () => {
  test('mistyped words are corrected, and the result says so', async () => {
    expect(await search('lmaps')).toMatchObject({ match: 'corrected', searched: 'lamps' })
    expect(await search('ratan ktichen')).toMatchObject({
      match: 'corrected',
      searched: 'rattan kitchen',
      total: 1,
    })
  })

  test('the beginning of a word finds it', async () => {
    expect(await search('ratta')).toMatchObject({ match: 'corrected', searched: 'rattan' })
  })

  test('words of unpublished posts are never suggested', async () => {
    expect(await search('wallpapr')).toMatchObject({ total: 0, searched: 'wallpapr' })
  })

  test('a search falls back to posts with some of its words, and an unknown word finds nothing', async () => {
    const some = await search('rattan spaceship')
    expect(some).toMatchObject({ match: 'any', total: 3 })
    expect(await search('spaceship')).toMatchObject({ total: 0, rows: [] })
  })
})

test('each page continues the previous one, and a page beyond the last is empty', async () => {
  const { database } = product.services
  for (let number = 1; number <= 14; number += 1)
    await storePost(database, { title: `Terrazzo ${number}`, publishedAt: new Date(2026, 0, number) })
  const first = await search('terrazzo')
  const second = await search('terrazzo', 2)
  expect(first).toMatchObject({ total: 14 })
  const found = [...first.rows, ...second.rows].map((post) => post.title)
  expect(found).toEqual(Array.from({ length: 14 }, (_, index) => `Terrazzo ${14 - index}`))
  expect(await search('terrazzo', 3)).toMatchObject({ total: 14, rows: [] })
  expect(await search('terrazzo', 9e15)).toMatchObject({ total: 14, rows: [] })
})

test('matches are marked in title and text', async () => {
  const [post] = (await search('rattan bench')).rows
  const hits = post!.excerptParts.filter((part) => part.isHit).map((part) => part.text)
  expect(hits).toEqual(['bench', 'rattan'])
  const [titled] = (await search('rattan kitchen')).rows
  expect(titled!.titleParts).toEqual([
    { text: 'Rattan', isHit: true },
    { text: ' in the ', isHit: false },
    { text: 'kitchen', isHit: true },
  ])
})

test.each(['%', '_', "'", '"', '\\', '<->', '&', '!', ':*', '((', 'or', '-', 'the', '🪑', 'ﬀ'])(
  'searching for %j is harmless',
  async (typed) => {
    expect((await search(typed)).rows).toEqual([])
  },
)

test.each(SCRIPT_PAYLOADS)('as a search and as a title, %s is text', async (payload) => {
  const query = payload.slice(0, 100).replaceAll('\0', '')
  await expect(search(query)).resolves.toBeDefined()
  const title = `Quixotic ${payload.replaceAll('\0', '')}`.slice(0, 160)
  const { id } = await storePost(product.services.database, { title })
  const [found] = (await search('quixotic')).rows
  await product.services.database.delete(blogPosts).where(eq(blogPosts.id, id))
  expect(found!.titleParts[0]).toEqual({ text: 'Quixotic', isHit: true })
  expect(found!.titleParts.map((part) => part.text).join('')).toBe(title.replace(/\s+/g, ' ').trim())
})
