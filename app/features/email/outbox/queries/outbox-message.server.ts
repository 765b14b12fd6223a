import { and, eq, ne, or } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { outboxEmails } from '../../tables.server.ts'
import { REPETITION } from '../rules/delivery.ts'
import { holdsSecretLink, type RevealRefusal, revealRefusal, withoutSecrets } from '../rules/secret-links.ts'
import type { OutboxMessage } from './outbox.server.ts'

interface Viewing {
  /** The user who views it. */
  viewerId: string
  hasMailServer: boolean
}

/**
 * A message as it was or will be sent, without the secrets in its links, which only `revealMessage` shows.
 *
 * @returns undefined when there is none. `secretLink` is null without a secret, `hidden` when it may be revealed,
 *   otherwise the reason why not.
 */
export async function outboxMessage(database: Queryable, id: string, viewing: Viewing) {
  const [message] = await database.select().from(outboxEmails).where(eq(outboxEmails.id, id))
  if (!message) return undefined
  const { html, plainText, reference, userId, ...row } = message
  const isSecret = holdsSecretLink(html) || holdsSecretLink(plainText)
  return {
    ...row,
    html: withoutSecrets(html),
    plainText: withoutSecrets(plainText),
    secretLink: isSecret ? ((await refusalFor(database, message, viewing)) ?? ('hidden' as const)) : null,
  }
}

/** Why the viewer may not see a message's secret link; undefined when they may. */
export async function refusalFor(
  database: Queryable,
  { state, reference, userId, recipient }: OutboxMessage,
  { viewerId, hasMailServer }: Viewing,
): Promise<RevealRefusal | undefined> {
  const isRecipients = or(eq(users.email, recipient), userId ? eq(users.id, userId) : undefined)
  const others = await database
    .select({ id: users.id })
    .from(users)
    .where(and(isRecipients, ne(users.role, 'member'), ne(users.id, viewerId)))
  const isRepetition = reference.startsWith(REPETITION)
  return revealRefusal({ state, isRepetition, isOthersOfTeam: others.length > 0, hasMailServer })
}
