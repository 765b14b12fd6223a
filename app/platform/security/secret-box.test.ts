import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decryptSecret, encryptSecret } from './secret-box.ts'

const SECRET = 'a secret of at least thirty-two characters'

test('an encrypted text decrypts again, and each encryption differs', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const sealed = encryptSecret(SECRET, 'key', text)
      expect(decryptSecret(SECRET, 'key', sealed)).toBe(text)
      expect(encryptSecret(SECRET, 'key', text)).not.toBe(sealed)
    }),
  )
})

test('decryption fails with another secret, another purpose or a changed byte', () => {
  const sealed = encryptSecret(SECRET, 'key', 'sk-123')
  expect(decryptSecret(`${SECRET}!`, 'key', sealed)).toBeUndefined()
  expect(decryptSecret(SECRET, 'other', sealed)).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  expect(decryptSecret(SECRET, 'key', bytes.toString('base64url'))).toBeUndefined()
  expect(decryptSecret(SECRET, 'key', '')).toBeUndefined()
})
