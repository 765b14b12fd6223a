import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/database/temporary-database.ts'
import { makeWhole, sweepHalfMade } from './half-made-folders.ts'

test('a folder gets its name once it is complete', async () => {
  const parent = temporaryFolder()
  const folder = path.join(parent, 'cluster')
  await makeWhole(folder, async (halfMade) => {
    expect(existsSync(folder)).toBe(false)
    writeFileSync(path.join(halfMade, 'PG_VERSION'), '18')
  })
  expect(readdirSync(folder)).toEqual(['PG_VERSION'])
})

test('a failed or second attempt leaves nothing behind', async () => {
  const parent = temporaryFolder()
  const folder = path.join(parent, 'cluster')
  const failing = makeWhole(folder, async () => {
    throw new Error('disk full')
  })
  await expect(failing).rejects.toThrow('disk full')
  expect(readdirSync(parent)).toEqual([])

  const makeWith = (name: string) =>
    makeWhole(folder, async (halfMade) => writeFileSync(path.join(halfMade, name), ''))
  await makeWith('first')
  await makeWith('second')
  expect(readdirSync(parent)).toEqual(['cluster'])
  expect(readdirSync(folder)).toEqual(['first'])
})

test('leftovers are swept, even those of an earlier process with the same id, but not running work', async () => {
  const parent = temporaryFolder()
  const noProcess = 2 ** 22 + 1 // above the largest process id
  for (const name of [`new-${noProcess}-a`, `new-${process.pid}-a`, `new-${process.ppid}-a`, 'news']) {
    mkdirSync(path.join(parent, name))
  }
  await makeWhole(path.join(parent, 'cluster'), async (halfMade) => {
    sweepHalfMade(parent)
    const left = [path.basename(halfMade), `new-${process.ppid}-a`, 'news']
    expect(readdirSync(parent).toSorted()).toEqual(left.toSorted())
  })
})
