import { chownSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allGone, startOwner } from '../../../../tests/database/owner-process.ts'
import { query, startForTest, temporaryFolder } from '../../../../tests/database/temporary-database.ts'
import { canEnter, serverUser } from './server-user.ts'

/** Set when we are root. */
const nobody = serverUser()
const nobodyReadsSources = nobody !== undefined && canEnter(import.meta.dirname, nobody)

test('a data folder works in odd places, and may be moved', async () => {
  const house = temporaryFolder({ mode: 0o755 })
  const places = {
    'an ordinary folder': path.join(house, 'data'),
    'spaces, a comma, a quote and an umlaut': path.join(house, "my house, it's schön"),
    'a path too long for a socket': path.join(house, ...Array<string>(6).fill('rather-long-name')),
    'closed to all but us; root itself runs the server as nobody': path.join(house, 'closed', 'data'),
  }
  mkdirSync(path.join(house, 'closed'), { mode: 0o700 })
  let visits = 0
  let previous = ''
  for (const [name, dataFolder] of Object.entries(places)) {
    mkdirSync(path.dirname(dataFolder), { recursive: true })
    if (previous) renameSync(previous, dataFolder)
    previous = dataFolder
    visits += 1

    const { url, stop } = await startForTest({ dataFolder })
    await query(url, 'CREATE TABLE IF NOT EXISTS visits (place text)')
    await query(url, 'INSERT INTO visits VALUES (current_timestamp)')
    expect(await query(url, 'SELECT count(*)::int FROM visits'), name).toEqual([{ count: visits }])
    await stop()
  }
})

test.runIf(nobodyReadsSources)('works as an ordinary user', async () => {
  const dataFolder = temporaryFolder({ mode: 0o755 })
  if (nobody) chownSync(dataFolder, nobody.uid, nobody.gid)
  const owner = await startOwner({ dataFolder, ...(nobody && { user: nobody }) })
  expect(await query(owner.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await owner.kill()
  await allGone(owner)
})
