/**
 * Fills a database with the rows of a busy site, for testing the administration: `npm run seed`, or with fewer users
 * `npm run seed -- --users=1000`. Uses DATABASE_URL, or else the data folder's database while nothing else runs on
 * it.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { migrateDatabase } from '#app/platform/database/migrate.ts'
import { readEnvironment } from '#app/platform/env/environment.ts'
import { createLog } from '#app/platform/log/log.ts'
import { openDatabaseServer } from '../server/database-server.ts'
import { BUSY_SITE, seedStatements } from './seeding/seed-rows.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const { values } = parseArgs({ options: { users: { type: 'string' } } })
const users = values.users ? Number(values.users) : BUSY_SITE.users
const isWhole = Number.isSafeInteger(users) && users > 0
const environment = readEnvironment(process.env)
if (!isWhole || environment.production) {
  console.error(isWhole ? 'Not in production.' : '--users must be a whole number.')
  process.exit(1)
}

const server = await openDatabaseServer(
  environment,
  createLog(environment.logLevel, { role: 'seed', version: environment.release.version }),
)
const client = new pg.Client({ connectionString: server.url })
try {
  await migrateDatabase(server.directUrl)
  await client.connect()
  const share = users / BUSY_SITE.users
  for (const statement of seedStatements({
    ...BUSY_SITE,
    users,
    posts: Math.ceil(BUSY_SITE.posts * share),
  })) {
    const { rowCount } = await client.query(statement)
    const table = /INSERT INTO (\w+)/.exec(statement)?.[1]
    if (table) console.log(`${table.padEnd(28)} ${rowCount?.toLocaleString('en-US')} rows`)
  }
} finally {
  await client.end()
  await server.stop()
}
process.exit()
