import { existsSync, lstatSync, mkdirSync, readlinkSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/database/temporary-database.ts'
import { copyProgramFiles, isWholeCopy } from './program-files.ts'

function makePackage(): string {
  const native = temporaryFolder({ name: 'native' })
  mkdirSync(path.join(native, 'bin'))
  mkdirSync(path.join(native, 'lib/pkgconfig'), { recursive: true })
  writeFileSync(path.join(native, 'bin/postgres'), 'program', { mode: 0o600 })
  writeFileSync(path.join(native, 'lib/libpq.so.5.18'), 'library')
  writeFileSync(path.join(native, 'lib/libpq.a'), 'for compilers')
  writeFileSync(path.join(native, 'lib/pkgconfig/libpq.pc'), 'for compilers')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  writeFileSync(path.join(native, 'pg-symlinks.json'), JSON.stringify(links))
  return native
}

test('copies the programs, readable for everyone, and creates the links that a package cannot contain', () => {
  const copy = temporaryFolder()
  copyProgramFiles(makePackage(), copy)
  expect(lstatSync(path.join(copy, 'bin/postgres')).mode & 0o777).toBe(0o755)
  expect(readlinkSync(path.join(copy, 'lib/libpq.so.5'))).toBe('libpq.so.5.18')
  expect(existsSync(path.join(copy, 'lib/libpq.a'))).toBe(false)
})

test('detects an incomplete copy, as a power failure can leave it', () => {
  const native = makePackage()
  const copy = temporaryFolder()
  copyProgramFiles(native, copy)
  expect(isWholeCopy(native, copy)).toBe(true)
  truncateSync(path.join(copy, 'bin/postgres'))
  expect(isWholeCopy(native, copy)).toBe(false)
  rmSync(path.join(copy, 'bin/postgres'))
  expect(isWholeCopy(native, copy)).toBe(false)
})
