import { inArray, type SQL, sql } from 'drizzle-orm'
import { MAX_COUNTED, type Page } from '#app/lib/paging.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { blogPosts } from '../../tables.server.ts'
import { highlightParts, MARKS, snippetParts, type TextPart } from '../rules/highlights.ts'
import { wordsOf } from '../rules/search-query.ts'
import { correctedQuery } from './corrected-query.server.ts'
import { CARD, isPublished, type ListedPost } from './published-posts.server.ts'

const PAGE_SIZE = 12

/** Weights of a match: in the text, (unused), in excerpt, room and style, in the title. */
const WEIGHTS = sql`'{0.1, 0.2, 0.4, 1}'::real[]`
/** Divides the rank by the logarithm of the length, so that long texts gain nothing. */
const BY_LENGTH = sql`1`

export interface FoundPost extends ListedPost {
  titleParts: TextPart[]
  excerptParts: TextPart[]
}

export interface SearchResult extends Page<FoundPost> {
  /**
   * `all`: posts with all words as typed; `corrected`: with all words after correction; `any`: with some of the
   * words.
   */
  match: 'all' | 'corrected' | 'any'
  /** The query that produced the result. */
  searched: string
}

/**
 * Searches the published posts, best match first. Without a result it tries again with corrected words, then with any
 * of the words.
 *
 * @param query as `searchQueryFrom` returns it
 * @param page counted from 1
 */
export async function searchPosts(database: Queryable, query: string, page: number): Promise<SearchResult> {
  const all = await find(database, query, page)
  if (all.total > 0) return { ...all, match: 'all', searched: query }
  const corrected = await correctedQuery(database, query)
  if (corrected !== query) {
    const found = await find(database, corrected, page)
    if (found.total > 0) return { ...found, match: 'corrected', searched: corrected }
  }
  const words = wordsOf(corrected)
  const any = words.length > 1 ? await find(database, words.join(' or '), page) : all
  return { ...any, match: 'any', searched: corrected }
}

/**
 * Counts the matching posts and returns one page of them with their matches marked. Ranks at most the newest
 * `MAX_COUNTED + 1` posts, which limits the cost of a frequent word.
 */
async function find(database: Queryable, query: string, page: number): Promise<Page<FoundPost>> {
  const words = sql`websearch_to_tsquery('english', ${query})`
  const { rows } = await database.execute<{ total: number; ids: string[] }>(sql`
    WITH found AS MATERIALIZED (
      SELECT id, published_at, search_vector FROM ${blogPosts}
      WHERE ${isPublished} AND search_vector @@ ${words}
      ORDER BY published_at DESC, id DESC LIMIT ${MAX_COUNTED + 1})
    SELECT (SELECT count(*)::int FROM found) AS total, ARRAY(
      SELECT id FROM found
      ORDER BY ts_rank(${WEIGHTS}, search_vector, ${words}, ${BY_LENGTH}) DESC, published_at DESC, id DESC
      LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}) AS ids`)
  const { total, ids } = rows[0]!
  const posts = ids.length > 0 ? await marked(database, ids, words) : []
  const byId = new Map(posts.map((post) => [post.id, post]))
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    page,
    size: PAGE_SIZE,
    total: Math.min(total, MAX_COUNTED),
    isMore: total > MAX_COUNTED,
  }
}

async function marked(database: Queryable, ids: string[], words: SQL): Promise<FoundPost[]> {
  const { hit, end, less, greater } = MARKS
  const headline = (text: SQL, options: string) =>
    sql<string>`ts_headline('english', translate(${text}, '<>', ${less + greater}), ${words},
      ${`StartSel=${hit}, StopSel=${end}, ${options}`})`
  const posts = await database
    .select({
      ...CARD,
      markedTitle: headline(sql`${blogPosts.title}`, 'HighlightAll=true'),
      markedExcerpt: headline(sql`${blogPosts.excerpt}`, 'HighlightAll=true'),
      markedText: headline(
        sql`${blogPosts.plainText}`,
        'MinWords=8, MaxWords=16, MaxFragments=2, FragmentDelimiter=" … "',
      ),
    })
    .from(blogPosts)
    .where(inArray(blogPosts.id, ids))
  return posts.map(({ markedTitle, markedExcerpt, markedText, ...post }) => ({
    ...post,
    titleParts: highlightParts(markedTitle),
    excerptParts: snippetParts(markedExcerpt, markedText),
  }))
}
