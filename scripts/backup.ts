/**
 * Writes database and pictures into a folder, also while the product runs: `npm run backup`, or `npm run backup --
 * --to=FOLDER`. The default folder is BACKUP_FOLDER.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { backupSource, writeBackup } from '#app/platform/backup/write-backup.ts'
import { findRunningServer } from '#app/platform/database/embedded/running-server.ts'
import { readEnvironment } from '#app/platform/env/environment.ts'
import { releaseName } from '#app/platform/env/release.ts'
import { createLog } from '#app/platform/log/log.ts'
import { openStorage } from '#app/platform/storage/open-storage.ts'
import { openDatabaseServer } from '../server/database-server.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const { values } = parseArgs({ options: { to: { type: 'string' } } })
const environment = readEnvironment(process.env)
const log = createLog(environment.logLevel, { role: 'backup', version: releaseName(environment.release) })
const running = environment.databaseUrl
  ? undefined
  : await findRunningServer(path.join(environment.dataFolder, 'database'))
const server = running
  ? { directUrl: running, stop: async () => {} }
  : await openDatabaseServer(environment, log)
const pool = new pg.Pool({ connectionString: server.directUrl, application_name: 'casabloom backup', max: 2 })
try {
  const source = backupSource(environment, pool, await openStorage(environment))
  const into = path.resolve(values.to ?? environment.backups.folder)
  const { folder, manifest } = await writeBackup(source, into)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${folder}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.pictures.files} pictures`,
  )
} catch (error) {
  console.error(`No backup: ${(error as Error).message}`)
  process.exitCode = 1
} finally {
  await pool.end()
  await server.stop()
}
process.exit()
