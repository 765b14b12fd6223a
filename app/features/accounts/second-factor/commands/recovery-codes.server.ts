import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Secret } from 'otpauth'
import type { Transaction } from '#app/platform/database/database.ts'
import { recoveryCodes } from '../../tables.server.ts'
import { plainCode, RECOVERY_CODES } from '../rules/codes.ts'

/** 80 random bits are too many to guess, so a fast hash suffices. */
const BYTES = 10

/** The stored form of a code. */
export const hashOf = (plain: string): string => createHash('sha256').update(plain).digest('base64url')

/**
 * Creates ten recovery codes for a lost app, and voids the earlier ones.
 *
 * @returns the codes, to show once; only their hashes are stored
 */
export async function replaceRecoveryCodes(transaction: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOf(plainCode(code)) })))
  return codes
}

/** Sixteen letters and digits in four groups. */
function newCode(): string {
  const bytes = new Uint8Array(randomBytes(BYTES))
  return new Secret({ buffer: bytes.buffer }).base32.toLowerCase().match(/.{4}/g)!.join('-')
}
