import { DAY } from '#app/lib/durations.ts'
import { INTAKE_LINK_DAYS } from '#app/lib/link-lifetimes.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { hashOfToken, newLinkToken } from '#app/platform/security/link-token.ts'
import { designIntakeTokens } from '../../tables.server.ts'
import { intakeAddress } from '../rules/intake-link.ts'

/**
 * Creates a single-use link to a request's intake form. Stores only the token's hash.
 *
 * @param appUrl public address of the site
 * @returns the full address, which cannot be recovered later
 */
export async function createIntakeLink(
  transaction: Transaction,
  { designerRequestId, appUrl }: { designerRequestId: string; appUrl: string },
): Promise<string> {
  const token = newLinkToken()
  const expiresAt = new Date(Date.now() + INTAKE_LINK_DAYS * DAY)
  await transaction
    .insert(designIntakeTokens)
    .values({ designerRequestId, token: hashOfToken(token), expiresAt })
  return `${appUrl}${intakeAddress(token)}`
}
