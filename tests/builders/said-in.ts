/** Searches the whole database, as an attacker with a copy would. */
import { sql } from 'drizzle-orm'
import type { Services } from '#app/platform/services.ts'

/** The rows of a statement's result. */
export async function rows<Row>({ database }: Services, statement: string): Promise<Row[]> {
  return (await database.execute(sql.raw(statement))).rows as Row[]
}

/** The tables that contain a text anywhere. */
export async function tablesThatSay(services: Services, text: string): Promise<string[]> {
  const tables = await rows<{ tablename: string }>(
    services,
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  )
  const found: string[] = []
  for (const { tablename } of tables) {
    const [row] = await rows(
      services,
      `SELECT 1 FROM "${tablename}" t WHERE t::text LIKE '%${text}%' LIMIT 1`,
    )
    if (row) found.push(tablename)
  }
  return found
}
