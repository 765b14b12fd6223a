import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { query, startForTest, temporaryFolder } from '#tests/database/temporary-database.ts'

const LONG_AGO = new Date('2026-01-01')

test('starts despite lock files left by a crash', async () => {
  const dataFolder = temporaryFolder()
  const lockFiles = [`${dataFolder}/pg18/postmaster.pid`, `${dataFolder}/pg18/.s.PGSQL.5432.lock`]
  const first = await startForTest({ dataFolder })
  const [lockOfServer = ''] = lockFiles.map((file) => readFileSync(file, 'utf8'))
  await first.stop()

  const leftBehind = {
    'empty, after a power failure': '',
    'with the id of a living stranger': lockOfServer.replace(String(first.pid), String(process.pid)),
    'with the id of a process that is gone': lockOfServer,
  }
  for (const [name, text] of Object.entries(leftBehind)) {
    for (const file of lockFiles) {
      writeFileSync(file, text)
      utimesSync(file, LONG_AGO, LONG_AGO)
    }
    const next = await startForTest({ dataFolder })
    expect(await query(next.url, 'SELECT 1 AS one'), name).toEqual([{ one: 1 }])
    await next.stop()
  }
})
