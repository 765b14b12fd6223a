import { expect, test } from 'vitest'
import { knownDevice, rememberDevice } from './known-devices.ts'

const SECRET = 'only-for-tests-only-for-tests-only'
const site = { secret: SECRET, appUrl: 'https://home.example' }
const sentBack = (cookie: string) => `theme=dark; ${cookie.split(';')[0]}`

test('a browser is known only for the accounts that it signed in to', () => {
  const anna = rememberDevice(site, 'anna@example.com', null)
  expect(anna).toMatch(/; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/)
  const both = sentBack(rememberDevice(site, 'ben@example.com', sentBack(anna)))
  const ids = ['anna', 'ben'].map((name) => knownDevice(SECRET, `${name}@example.com`, both))
  expect(ids.every((id) => id?.length === 22)).toBe(true)
  expect(new Set(ids).size).toBe(2)
  expect(knownDevice(SECRET, 'eve@example.com', both)).toBeUndefined()
  expect(knownDevice('another secret', 'anna@example.com', both)).toBeUndefined()
})

test('a browser is unknown after a year, or with a changed cookie', () => {
  const cookie = sentBack(rememberDevice(site, 'anna@example.com', null))
  const inAYear = Date.now() + 367 * 24 * 3_600_000
  expect(knownDevice(SECRET, 'anna@example.com', cookie, inAYear)).toBeUndefined()
  expect(knownDevice(SECRET, 'anna@example.com', `${cookie}x`)).toBeUndefined()
  expect(knownDevice(SECRET, 'anna@example.com', cookie.replace('devices=', 'devices=x'))).toBeUndefined()
})

test.each([
  null,
  '',
  'casabloom.devices=',
  'casabloom.devices=a.b.c~~',
  `casabloom.devices=${'~'.repeat(9000)}`,
])('%j identifies no device', (header) => {
  expect(knownDevice(SECRET, 'anna@example.com', header)).toBeUndefined()
})

test('the cookie stays small for any number of accounts', () => {
  let header: string | null = null
  for (let each = 0; each < 20; each += 1)
    header = sentBack(rememberDevice(site, `person${each}@example.com`, header))
  expect(header!.length).toBeLessThan(500)
  expect(knownDevice(SECRET, 'person19@example.com', header)).toBeDefined()
})
