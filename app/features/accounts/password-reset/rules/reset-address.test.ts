import { expect, test } from 'vitest'
import { isOldResetLink, isResetAddress } from './reset-address.ts'

const partsOf = (address: string) => new URL(address, 'https://casabloom.example')

test.each([
  '/auth?reset=true',
  '/auth?access_token=abc',
  '/auth#access_token=abc&expires_in=3600',
  '/auth?type=recovery',
  '/auth#type=recovery',
  '/auth?type=password_recovery',
  '/auth#type=password_recovery',
  '/auth/reset-password',
  '/auth/reset-password/',
  '/reset-password',
  '/reset-password?token=abc',
  '/auth?event=PASSWORD_RECOVERY',
  '/auth#/recovery/now',
])('%s is the address of a reset', (address) => {
  expect(isResetAddress(partsOf(address))).toBe(true)
})

test.each([
  '/auth',
  '/auth?reset=false',
  '/auth?type=signup',
  '/auth?mode=sign-up&fromAuth=true',
  '/auth?returnTo=%2Fblog%2Frecovery-of-a-kitchen',
  '/blog',
])('%s is another address', (address) => {
  expect(isResetAddress(partsOf(address))).toBe(false)
})

test.each([
  ['/reset-password#access_token=abc&type=recovery', true],
  ['/reset-password?type=recovery', true],
  ['/reset-password?token=abc', false],
  ['/reset-password', false],
])('%s is an obsolete link: %s', (address, old) => {
  expect(isOldResetLink(partsOf(address))).toBe(old)
})
