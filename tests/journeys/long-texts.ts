import { fillTextColumns } from '#tests/builders/fill-text-columns.ts'
import type { QueryProduct } from './query-product.ts'

/** A long text of a person: normal words, and one that fits no line. */
export const LONG_WORD = `Wohnzimmer${'einrichtungs'.repeat(9)}wunsch`
const LONG_TEXT = `We would love a calmer room for the five of us. ${LONG_WORD} https://example.com/${'rooms/'.repeat(20)}`

/** Tables of accounts, pending work and the site's own texts. */
const TABLES_LEFT_ALONE = [
  'sessions',
  'sign_in_methods',
  'verifications',
  'rate_limits',
  'daily_counts',
  'room_shares',
]
/** Columns of names, addresses and keys, which contain no sentences. */
const NO_SENTENCE =
  /(^|_)(id|key|url|slug|token|hash|placeholder|state|status|kind|role|reference|provider|engine|currency|type|stage|label|encrypted|style|html|version|image|images|photos|preview|reason|action|subject_id|visitor|word|session|tier)$/

/**
 * Writes the longest text into every column for people's texts, limited only by the database.
 *
 * @returns the columns, as `table.column`
 */
export const writeLongTexts = (query: QueryProduct): Promise<string[]> =>
  fillTextColumns(query, [LONG_TEXT, LONG_WORD.slice(0, 50), LONG_WORD.slice(0, 20)], {
    tablesLeftAlone: TABLES_LEFT_ALONE,
    isWanted: (column) => !NO_SENTENCE.test(column),
  })
