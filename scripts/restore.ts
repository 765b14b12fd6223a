/**
 * Restores a backup into an empty installation that is not running: `npm run restore -- FOLDER`. DATABASE_URL,
 * DATA_FOLDER and S3_BUCKET name the target, so a backup can move to another kind of installation.
 */
import { copyFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { placesIn } from '#app/platform/backup/manifest.ts'
import { restoreBackup } from '#app/platform/backup/restore-backup.ts'
import { readEnvironment } from '#app/platform/env/environment.ts'
import { secretFileIn } from '#app/platform/env/stored-secret.ts'
import { createLog } from '#app/platform/log/log.ts'
import { openStorage } from '#app/platform/storage/open-storage.ts'
import { openDatabaseServer } from '../server/database-server.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const given = process.argv[2]
if (!given) {
  console.error('Which backup? npm run restore -- FOLDER')
  process.exit(1)
}
const folder = path.resolve(given)
const environment = readEnvironment(process.env)
const log = createLog(environment.logLevel, { role: 'restore', version: environment.release.version })
const server = await openDatabaseServer(environment, log)
try {
  const manifest = await restoreBackup(folder, server.directUrl, await openStorage(environment))
  const { secret } = placesIn(folder)
  // It decrypts second factors and the AI key. SECRET in the environment takes precedence over the file, and such an
  // installation need not have a data folder.
  const isSet = Boolean(process.env.SECRET)
  if (existsSync(secret) && !isSet) copyFileSync(secret, secretFileIn(environment.dataFolder))
  console.log(
    `Restored ${manifest.madeAt}: ${manifest.tables.length} tables, ${manifest.pictures.files} pictures.`,
  )
  if (existsSync(secret) && isSet) console.log(`Set SECRET to what ${secret} contains.`)
} catch (error) {
  console.error(`Not restored: ${(error as Error).message}`)
  process.exitCode = 1
} finally {
  await server.stop()
}
process.exit()
