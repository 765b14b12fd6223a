import { backupSource, removeOldBackups, writeBackup } from '#app/platform/backup/write-backup.ts'
import type { Services } from '#app/platform/services.ts'

/** Writes the nightly backup and removes expired ones. Does nothing unless `BACKUP_DAYS` is set. */
export async function makeBackup(
  { database, storage, environment, log }: Services,
  signal: AbortSignal,
): Promise<void> {
  const { folder: into, days } = environment.backups
  if (days === undefined) return
  const source = backupSource(environment, database.$client, storage)
  const { folder, manifest } = await writeBackup(source, into, signal)
  const removed = await removeOldBackups(into, days)
  log.info({ folder, pictures: manifest.pictures.files, removed }, 'backup made')
}
