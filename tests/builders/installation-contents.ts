/** The contents of an installation, in a form that can be compared. */
import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Storage } from '#app/platform/storage/storage.ts'

const TABLES = `
  SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
  WHERE nspname IN ('public', 'pgboss', 'drizzle') AND relkind IN ('r', 'p') AND NOT relispartition
    AND NOT (nspname = 'pgboss' AND relname IN ('version', 'warning', 'bam', 'queue_stats'))`

/** Which columns of a queue count. pg-boss updates its measurements in the others all the time. */
const READ: Record<string, string> = {
  'pgboss.queue':
    '(SELECT name, policy, retry_limit, expire_seconds, dead_letter, table_name FROM pgboss.queue)',
}

/** Each table's number of rows, and a digest of all of them. */
export async function contentsOf(url: string): Promise<Record<string, { rows: number; digest: string }>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const contents: Record<string, { rows: number; digest: string }> = {}
    for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
      const { rows } = await client.query<{ rows: number; digest: string }>(`
        SELECT count(*)::int AS rows, md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS digest
        FROM ${READ[name] ?? name} AS t`)
      contents[name] = rows[0]!
    }
    return contents
  } finally {
    await client.end()
  }
}

/** A digest of every file, by key. */
export async function filesOf(storage: Storage): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for await (const batch of storage.list())
    for (const { key } of batch)
      files[key] = createHash('sha256')
        .update(await storage.get(key))
        .digest('hex')
  return files
}
