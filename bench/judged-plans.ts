import type { QueryProduct } from '#tests/journeys/query-product.ts'
import type { Statement } from './recorded-statements.ts'

/** Minimum number of rows of a large table. */
const LARGE = 10_000

/** The cost of a page's statements. */
export interface Judgement {
  /** Time of its slowest statement, in milliseconds. */
  slowest: number
  /** Blocks of 8 KB that all its statements read, from memory or disk. */
  blocks: number
  /** Large tables that were scanned whole, with the statement. */
  scans: string[]
}

export interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

interface Plan {
  'QUERY PLAN': [{ Plan: Node & Record<string, number>; 'Execution Time': number }]
}

/** Large tables with their row counts, except the daily counts, which grow with days, not with rows. */
export async function largeTables(query: QueryProduct): Promise<Map<string, number>> {
  const rows = await query<{ name: string; rows: number }>(
    `SELECT relname AS name, reltuples AS rows FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind IN ('r', 'p') AND nspname IN ('public', 'pgboss')
       AND reltuples >= $1 AND relname <> 'daily_counts'`,
    [LARGE],
  )
  return new Map(rows.map(({ name, rows: count }) => [name, count]))
}

export const isReading = (text: string) => /^\s*\(*\s*(select|with)\b/i.test(text)

/** Runs the read-only statements again and judges their plans. */
export async function judgedPlans(
  query: QueryProduct,
  statements: Statement[],
  large: Map<string, number>,
): Promise<Judgement> {
  const judgement: Judgement = { slowest: 0, blocks: 0, scans: [] }
  for (const { text, values } of statements) {
    if (!isReading(text)) continue
    const [explained] = await query<Plan>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values)
    const { Plan: root, 'Execution Time': time } = explained!['QUERY PLAN'][0]
    judgement.slowest = Math.max(judgement.slowest, time)
    judgement.blocks += (root['Shared Hit Blocks'] ?? 0) + (root['Shared Read Blocks'] ?? 0)
    for (const node of scansIn(root, large))
      judgement.scans.push(`${node['Relation Name']}: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`)
  }
  return judgement
}

/** Sequential scans of a whole large table. A scan that a LIMIT ended early does not count. */
function scansIn(node: Node, large: Map<string, number>): Node[] {
  const below = (node.Plans ?? []).flatMap((child) => scansIn(child, large))
  const rows = large.get(node['Relation Name'] ?? '')
  if (!rows || !/Seq Scan$/.test(node['Node Type'])) return below
  const visited = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  return visited >= rows * 0.95 ? [node, ...below] : below
}
