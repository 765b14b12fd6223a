import { sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import { blogPosts, blogWords } from '../../tables.server.ts'
import { nearestWord } from '../rules/nearest-word.ts'
import { withWords, wordsOf } from '../rules/search-query.ts'
import { isPublished } from './published-posts.server.ts'

/** How many similar words are compared letter by letter. */
const CANDIDATES = 12

/**
 * Replaces each word that no post contains with the nearest word of the posts. Swapping two letters leaves few common
 * trigrams, so the query also looks up the word with each pair of neighbours swapped back.
 */
export async function correctedQuery(database: Queryable, query: string): Promise<string> {
  const words = wordsOf(query)
  if (words.length === 0) return query
  const { rows } = await database.execute<{ typed: string; alike: string[] }>(sql`
    SELECT typed, ARRAY(
      SELECT word FROM ${blogWords} WHERE word % typed ORDER BY similarity(word, typed) DESC, word
      LIMIT ${CANDIDATES}) || ARRAY(
      SELECT word FROM ${blogWords} WHERE word = ANY(ARRAY(
        SELECT overlay(typed PLACING reverse(substr(typed, place, 2)) FROM place)
        FROM generate_series(1, length(typed) - 1) AS place))) AS alike
    FROM unnest(ARRAY[${sql.join(
      words.map((word) => sql`${word}`),
      sql`, `,
    )}]::text[]) AS typed
    WHERE NOT EXISTS (
      SELECT FROM ${blogPosts} WHERE ${isPublished} AND search_vector @@ plainto_tsquery('english', typed))`)
  const meant = rows.flatMap(({ typed, alike }): [string, string][] => {
    const word = nearestWord(typed, alike)
    return word ? [[typed, word]] : []
  })
  return withWords(query, new Map(meant))
}
