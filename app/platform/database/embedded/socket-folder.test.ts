import { existsSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chooseSocketFolder } from './socket-folder.ts'

test('is the cluster folder if its path fits into a socket address', () => {
  expect(chooseSocketFolder('/srv/data/pg18', undefined)).toMatchObject({
    path: '/srv/data/pg18',
    setting: '.',
  })
})

test('is a private folder in /tmp for a path too long, counted in bytes', () => {
  const folder = chooseSocketFolder(`/srv/${'ö'.repeat(45)}`, undefined)
  expect(folder.path).toMatch(/^\/tmp\/casabloom-/)
  expect(folder.setting).toBe(folder.path)
  expect(statSync(folder.path).mode & 0o777).toBe(0o700)
  folder.remove()
  expect(existsSync(folder.path)).toBe(false)
})
