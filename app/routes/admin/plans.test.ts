/** Indexes can serve every list of the administration. `npm run bench:plans` measures the cost with many rows. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import type { QueryProduct } from '#tests/journeys/query-product.ts'
import { adminAddresses, SUMMARIES } from '../../../bench/admin-addresses.ts'
import { isReading, type Node } from '../../../bench/judged-plans.ts'
import { recordStatements } from '../../../bench/recorded-statements.ts'
import { seedStatements } from '../../../scripts/seeding/seed-rows.ts'

/** Tables that grow with the site. */
const LARGE = [
  'users',
  'room_uploads',
  'redesigns',
  'credit_ledger',
  'payment_history',
  'quiz_responses',
  'anonymous_quiz_completions',
  'api_usage_logs',
  'outbox_emails',
  'audit_log',
  'designer_requests',
  'design_intake_submissions',
  'website_feedback',
  'blog_posts',
  'daily_counts',
]

/** The large tables that a plan reads in full, for lack of an index. */
const scansOf = (node: Node): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(scansOf),
]

test('no list needs a full scan of a large table', async () => {
  await using app = await createTestApplication()
  const { database } = app.services
  for (const statement of seedStatements({ users: 200, uploadsPerUser: 3, posts: 50 }))
    await database.execute(sql.raw(statement))
  const cookie = await cookieOf(app.services, await createMember(app.services, { role: 'administrator' }))
  const client = await database.$client.connect()
  await client.query('SET enable_seqscan = off')
  const query: QueryProduct = async (text, values) => (await client.query(text, values)).rows
  const plansOf = async (text: string, values: unknown[]) => {
    const [plan] = await query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`EXPLAIN (FORMAT JSON) ${text}`, values)
    return scansOf(plan!['QUERY PLAN'][0].Plan)
  }
  expect(await plansOf(`SELECT id FROM users WHERE name || 'x' = $1`, ['a'])).toEqual(['users'])

  const recorded = recordStatements()
  const found: string[] = []
  let read = 0
  for (const address of (await adminAddresses(query)).filter((each) => !SUMMARIES.includes(each))) {
    recorded()
    expect((await app.fetch(address, { cookie })).status, address).toBe(200)
    for (const { text, values } of recorded().filter((statement) => isReading(statement.text))) {
      read += 1
      const scanned = (await plansOf(text, values)).filter((table) => LARGE.includes(table))
      for (const table of scanned) found.push(`${address} reads all of ${table}: ${text}`)
    }
  }
  client.release(true)
  expect(read).toBeGreaterThan(300)
  expect(found).toEqual([])
}, 120_000)
