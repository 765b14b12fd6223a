import { randomUUID } from 'node:crypto'
import { users } from '#app/features/accounts/tables.server.ts'
import { grantSignUpCredits } from '#app/features/credits/commands.server.ts'
import { type Member, proveMember } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'

/** A member with the free credits, made without the forms. */
export async function createMember(
  services: Services,
  values: Partial<typeof users.$inferInsert> = {},
): Promise<Member> {
  const [user] = await services.database
    .insert(users)
    .values({ name: 'Ada Lovell', email: `${randomUUID()}@example.com`, ...values })
    .returning()
  const { id: userId, email, name, role, adminGrantedUnlimited: unlimited } = user!
  await services.database.transaction((transaction) => grantSignUpCredits(transaction, userId))
  return proveMember({ userId, email, name, role, unlimited, blocked: false })!
}
