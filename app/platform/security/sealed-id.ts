import { createHmac, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 16
const SEAL_BYTES = 16

const sealOf = (secret: string, purpose: string, id: string) =>
  createHmac('sha256', secret).update(`${purpose} ${id}`).digest().subarray(0, SEAL_BYTES)

/**
 * Creates a token for a link: an id and a seal that only this site can create.
 *
 * @param purpose what the link opens; the token works for this purpose only
 * @param id a UUID
 * @returns 32 bytes as base64url
 */
export function sealId(secret: string, purpose: string, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, sealOf(secret, purpose, id)]).toString('base64url')
}

/** The id in a token; undefined unless this site created the token for this purpose. */
export function idOfToken(secret: string, purpose: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + SEAL_BYTES || bytes.toString('base64url') !== token) return undefined
  const digits = bytes.subarray(0, ID_BYTES).toString('hex')
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return timingSafeEqual(bytes.subarray(ID_BYTES), sealOf(secret, purpose, id)) ? id : undefined
}
