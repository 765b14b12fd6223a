import type { QueryProduct } from '#tests/journeys/query-product.ts'
import type { Statement } from './recorded-statements.ts'

/** Rows from which a table counts as large. */
const LARGE = 10_000

/** What a page's statements cost. */
export interface Judgement {
  /** Milliseconds of its slowest statement. */
  slowest: number
  /** Blocks of 8 KB that all of them read, from memory or disk. */
  blocks: number
  /** Large tables that were read from end to end, with the statement. */
  scans: string[]
}

interface Node {
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

/** Names of the tables that hold many rows. */
export async function largeTables(query: QueryProduct): Promise<Set<string>> {
  const rows = await query<{ name: string }>(
    `SELECT relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind IN ('r', 'p') AND nspname IN ('public', 'pgboss') AND reltuples >= $1`,
    [LARGE],
  )
  return new Set(rows.map(({ name }) => name))
}

/** Runs statements once more and reads their plans. Only those that read are run. */
export async function judgedPlans(
  query: QueryProduct,
  statements: Statement[],
  large: Set<string>,
): Promise<Judgement> {
  const judgement: Judgement = { slowest: 0, blocks: 0, scans: [] }
  for (const { text, values } of statements) {
    if (!/^\s*\(*\s*(select|with)\b/i.test(text)) continue
    const [explained] = await query<Plan>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values)
    const { Plan: root, 'Execution Time': time } = explained!['QUERY PLAN'][0]
    judgement.slowest = Math.max(judgement.slowest, time)
    judgement.blocks += (root['Shared Hit Blocks'] ?? 0) + (root['Shared Read Blocks'] ?? 0)
    for (const node of scansIn(root, large))
      judgement.scans.push(`${node['Relation Name']}: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`)
  }
  return judgement
}

/** Sequential scans that went through a large table; one that a limit ended early did not. */
function scansIn(node: Node, large: Set<string>): Node[] {
  const visited = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  const isScan = /Seq Scan$/.test(node['Node Type']) && large.has(node['Relation Name'] ?? '')
  const below = (node.Plans ?? []).flatMap((child) => scansIn(child, large))
  return isScan && visited >= LARGE / 2 ? [node, ...below] : below
}
