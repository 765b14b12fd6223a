/**
 * Lists the migrations that the next start runs: `npm run migrations`. Reads DATABASE_URL, or else the data folder's
 * database while nothing else runs on it. Changes nothing.
 */
import { existsSync } from 'node:fs'
import { pendingMigrations } from '#app/platform/database/migrate.ts'
import { readEnvironment } from '#app/platform/env/environment.ts'
import { releaseName } from '#app/platform/env/release.ts'
import { createLog } from '#app/platform/log/log.ts'
import { openDatabaseServer } from '../server/database-server.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  const environment = readEnvironment(process.env)
  const server = await openDatabaseServer(
    environment,
    createLog('warn', { role: 'migrations', version: releaseName(environment.release) }),
  )
  try {
    const pending = await pendingMigrations(server.directUrl)
    for (const { name } of pending) console.log(name)
    console.log(pending.length === 0 ? 'No migration is pending.' : `${pending.length} pending.`)
  } finally {
    await server.stop()
  }
  process.exit()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
