import { desc, eq } from 'drizzle-orm'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import type { Services } from '#app/platform/services.ts'

/** Messages to an address, newest first. */
export const messagesTo = ({ database }: Services, recipient: string) =>
  database
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.recipient, recipient))
    .orderBy(desc(outboxEmails.createdAt))

/** The token in a message's link. */
export function tokenIn({ plainText }: { plainText: string }): string {
  const token = /token=([\w-]+)/.exec(plainText)?.[1]
  if (!token) throw new Error(`No link with a token in: ${plainText}`)
  return token
}
