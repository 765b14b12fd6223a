import { createHmac, timingSafeEqual } from 'node:crypto'

const SEAL_BYTES = 16

const sealOf = (secret: string, shareId: string) =>
  createHmac('sha256', secret).update(`room share ${shareId}`).digest().subarray(0, SEAL_BYTES)

/**
 * The token of a link to a room: the share's id and a seal that only this site can make.
 *
 * @param shareId a UUID
 * @returns 32 bytes as base64url
 */
export function shareToken(secret: string, shareId: string): string {
  const id = Buffer.from(shareId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, sealOf(secret, shareId)]).toString('base64url')
}

/** The share that a token names; undefined for a token that this site did not make. */
export function shareIdOf(secret: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 16 + SEAL_BYTES || bytes.toString('base64url') !== token) return undefined
  const digits = bytes.subarray(0, 16).toString('hex')
  const shareId = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return timingSafeEqual(bytes.subarray(16), sealOf(secret, shareId)) ? shareId : undefined
}
