import { eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { hashOfToken } from '#app/platform/security/link-token.ts'
import { designerRequests, designIntakeTokens } from '../../tables.server.ts'
import { intakeLinkState } from '../rules/intake-link.ts'

/** The link that belongs to a token, with its request; undefined when unknown. */
export async function intakeLink(database: Queryable, token: string) {
  const [found] = await database
    .select({ link: designIntakeTokens, request: designerRequests })
    .from(designIntakeTokens)
    .innerJoin(designerRequests, eq(designerRequests.id, designIntakeTokens.designerRequestId))
    .where(eq(designIntakeTokens.token, hashOfToken(token)))
  return found
}

/**
 * The link that belongs to a token, if its form may still be sent.
 *
 * @throws AppError `link_unknown`, `link_used`, `link_expired`
 */
export async function openIntakeLink(database: Queryable, token: string) {
  const found = await intakeLink(database, token)
  const state = intakeLinkState(found?.link)
  if (found && state === 'open') return found
  throw new AppError(`link_${state}`, 'This link cannot be used any more. Please ask us for a new one.', {
    title: 'Submission Failed',
    status: state === 'unknown' ? 404 : 410,
  })
}
