import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/database/temporary-database.ts'
import { packageFolder, packageFor, thisHost } from './host.ts'
import { installPrograms, versionOf } from './programs.ts'

const source = packageFolder(packageFor(thisHost()))

test('an incomplete copy of the programs is replaced, a complete one is kept', async () => {
  const dataFolder = temporaryFolder()
  const server = path.join(dataFolder, `bin-${versionOf(source)}`, 'bin/postgres')
  mkdirSync(path.dirname(server), { recursive: true })
  writeFileSync(server, '')
  await installPrograms(dataFolder, undefined)
  expect(statSync(server).size).toBe(statSync(path.join(source, 'native/bin/postgres')).size)

  const mark = path.join(path.dirname(server), 'mark')
  writeFileSync(mark, '')
  await installPrograms(dataFolder, undefined)
  expect(existsSync(mark)).toBe(true)
})
