import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './temporary-database.ts'
import { removeLeftovers } from './throw-away-folder.ts'

test('folders of processes that have ended are removed, and no others', () => {
  const parent = temporaryFolder()
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const stay = [`journeys-${process.pid}-a`, `other-${ended}-a`, 'journeys-by-hand']
  for (const name of [...stay, `journeys-${ended}-a`]) {
    mkdirSync(path.join(parent, name))
    writeFileSync(path.join(parent, name, 'file'), 'something')
  }
  removeLeftovers(parent, 'journeys-')
  expect(readdirSync(parent).toSorted()).toEqual(stay.toSorted())
})
