import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { picturesVersion } from './pictures-version.ts'

test('the version depends only on the pictures’ bytes and names', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'casabloom-pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'a.webp')
  writeFileSync(file, 'one')
  const first = picturesVersion(folder)
  expect(first).toMatch(/^[\w-]{8}$/)
  writeFileSync(file, 'two')
  const second = picturesVersion(folder)
  renameSync(file, path.join(folder, 'b.webp'))
  expect(new Set([first, second, picturesVersion(folder)]).size).toBe(3)
  renameSync(path.join(folder, 'b.webp'), file)
  writeFileSync(file, 'one')
  expect(picturesVersion(folder)).toBe(first)
})
