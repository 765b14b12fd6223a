import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A separate key for each purpose, derived from the product's secret (HKDF, RFC 5869). */
const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `casabloom ${purpose}`, 32))

/**
 * Encrypts a short text for storage in the database (AES-256-GCM with a random nonce).
 *
 * @param purpose of the text, for example `openai key`; decrypting needs the same
 * @returns nonce, tag and text as base64url
 */
export function encryptSecret(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyFor(secret, purpose), nonce)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/**
 * Decrypts the result of `encryptSecret`.
 *
 * @returns undefined when the secret or the purpose differs, or the text was changed
 */
export function decryptSecret(secret: string, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(ALGORITHM, keyFor(secret, purpose), nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(tag)
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
