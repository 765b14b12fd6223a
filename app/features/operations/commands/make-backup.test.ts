import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { placesIn } from '#app/platform/backup/manifest.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { temporaryFolder } from '#tests/database/temporary-database.ts'
import { backupWorker } from '../jobs.server.ts'

const attempt = { jobId: 'job', retryCount: 0, last: true, signal: new AbortController().signal }

test('the nightly job writes a complete backup only when BACKUP_DAYS is set', async () => {
  const into = temporaryFolder()
  const night = async (variables: Record<string, string>) => {
    await using app = await createTestServices({ variables: { BACKUP_FOLDER: into, ...variables } })
    await backupWorker.run(app.services, {}, attempt)
    return readdirSync(into)
  }
  expect(await night({})).toEqual([])
  const [name, ...others] = await night({ BACKUP_DAYS: '7' })
  expect(others).toEqual([])
  expect(existsSync(placesIn(path.join(into, name!)).manifest)).toBe(true)
})
