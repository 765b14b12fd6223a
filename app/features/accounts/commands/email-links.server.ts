import { and, eq, gt, ne, or, sql } from 'drizzle-orm'
import { withdrawEmails } from '#app/features/email/outbox/commands/withdraw-emails.server.ts'
import { HOUR } from '#app/lib/durations.ts'
import type { Queryable, Transaction } from '#app/platform/database/database.ts'
import { hashOfToken, newLinkToken } from '#app/platform/security/link-token.ts'
import { LINK_PURPOSES, type LinkPurpose } from '../schema.ts'
import { verifications } from '../tables.server.ts'

/** The owner of a link, and the new email address of a `change-email` link. */
export interface LinkOwner {
  /** A user's id; the invitation's id for `join-team`. */
  userId: string
  newEmail: string | undefined
}

/**
 * Creates the token of a link that proves an address. Stores only its hash, so that reading the database opens
 * nothing.
 *
 * @param owner.newEmail the address to confirm, when it is not the user's own yet
 * @param hours until it expires
 * @returns 256 random bits, encoded for the address
 */
export async function makeLink(
  transaction: Transaction,
  purpose: LinkPurpose,
  owner: { userId: string; newEmail?: string },
  hours: number,
): Promise<string> {
  const token = newLinkToken()
  await transaction.insert(verifications).values({
    identifier: identifierOf(purpose, token),
    value: [owner.userId, ...(owner.newEmail ? [owner.newEmail] : [])].join(' '),
    expiresAt: new Date(Date.now() + hours * HOUR),
  })
  return token
}

/** The owner of a link; undefined when it is unknown, used or expired. */
export async function readLink(
  database: Queryable,
  purpose: LinkPurpose,
  token: string,
): Promise<LinkOwner | undefined> {
  const [link] = await database
    .select({ value: verifications.value })
    .from(verifications)
    .where(
      and(
        eq(verifications.identifier, identifierOf(purpose, token)),
        gt(verifications.expiresAt, new Date()),
      ),
    )
  return link && ownerOf(link.value)
}

/** A user's valid links, and when each was made. */
export async function validLinks(
  database: Queryable,
  purpose: LinkPurpose,
  userId: string,
): Promise<(LinkOwner & { madeAt: Date })[]> {
  const open = await database
    .select({ value: verifications.value, madeAt: verifications.createdAt })
    .from(verifications)
    .where(and(ownedBy(userId), madeFor(purpose), gt(verifications.expiresAt, new Date())))
  return open.map(({ value, madeAt }) => ({ ...ownerOf(value), madeAt }))
}

/** Uses a link up and returns its owner. Of two concurrent uses, the second gets undefined. */
export async function consumeLink(
  transaction: Transaction,
  purpose: LinkPurpose,
  token: string,
): Promise<LinkOwner | undefined> {
  const [link] = await transaction
    .delete(verifications)
    .where(eq(verifications.identifier, identifierOf(purpose, token)))
    .returning()
  return link && link.expiresAt > new Date() ? ownerOf(link.value) : undefined
}

/**
 * Voids the links that could undo a new password. A link that only confirms the address keeps working, because people
 * open their welcome message whenever they find it.
 */
export async function voidLinksOfOldPassword(transaction: Transaction, userId: string): Promise<void> {
  await voidLinks(transaction, userId, ['reset-password', 'change-email'])
}

/** The kinds of message whose only content is a link, by its purpose. */
const MESSAGES: Partial<Record<LinkPurpose, string>> = {
  'reset-password': 'password_reset',
  'change-email': 'new_address',
}

/**
 * Voids a user's links of some purposes, or of all. Lock the owner first, so that nobody makes one meanwhile. A message
 * that would only bring such a link is not sent any more: its address may be a stranger's.
 */
export async function voidLinks(
  transaction: Transaction,
  userId: string,
  purposes?: LinkPurpose[],
): Promise<void> {
  await transaction
    .delete(verifications)
    .where(and(ownedBy(userId), purposes && or(...purposes.map(madeFor))))
  await withdrawEmails(transaction, { kinds: messagesFor(purposes ?? LINK_PURPOSES), userId })
}

/** Voids all of a user's links but one. */
export async function voidOtherLinks(
  transaction: Transaction,
  userId: string,
  purpose: LinkPurpose,
  token: string,
): Promise<void> {
  await transaction
    .delete(verifications)
    .where(and(ownedBy(userId), ne(verifications.identifier, identifierOf(purpose, token))))
  const others = LINK_PURPOSES.filter((each) => each !== purpose)
  await withdrawEmails(transaction, { kinds: messagesFor(others), userId })
}

const messagesFor = (purposes: readonly LinkPurpose[]) => purposes.flatMap((each) => MESSAGES[each] ?? [])

const ownedBy = (userId: string) => sql`starts_with(${verifications.value}, ${userId})`
const madeFor = (purpose: LinkPurpose) => sql`starts_with(${verifications.identifier}, ${`${purpose}:`})`

const identifierOf = (purpose: LinkPurpose, token: string) => `${purpose}:${hashOfToken(token)}`

function ownerOf(value: string): LinkOwner {
  const [userId, newEmail] = value.split(' ')
  return { userId: userId!, newEmail }
}
