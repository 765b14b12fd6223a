/** People with accounts, and their browsers' cookies. */
import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createUser } from '#app/features/accounts/signing-up/commands/create-user.server.ts'
import { users } from '#app/features/accounts/tables.server.ts'
import { grantSignUpCredits } from '#app/features/credits/commands/ledger.server.ts'
import type { Role } from '#app/lib/roles.ts'
import { type Administrator, type Member, proveMember } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'

export interface TestMember {
  userId: string
  name: string
  email: string
  password: string
}

interface MemberOptions {
  email?: string
  name?: string
  password?: string
  role?: Role
  /** Whether they have confirmed their address. */
  emailVerified?: boolean
  blocked?: boolean
}

/** Digits only, so that no search for a word finds it by chance. */
const unnamedEmail = () => `${randomInt(2 ** 47)}-${randomInt(2 ** 47)}@example.com`

/** Creates a person as sign-up leaves them: with the free credits but without a quiz. */
export async function createMember(services: Services, options: MemberOptions = {}): Promise<TestMember> {
  const { email = unnamedEmail(), name = 'Anna Test', password = 'a good password' } = options
  const { role = 'member', emailVerified = false } = options
  const passwordHash = await hashOf(services, password)
  const userId = await services.database.transaction((transaction) =>
    createUser(transaction, { email, name, passwordHash, role, emailVerified }),
  )
  if (!userId) throw new Error(`There is already a member with the address ${email}`)
  if (options.blocked) await block(services, userId)
  return { userId, name, email, password }
}

const hashes = new Map<string, Promise<string>>()

/** Hashing is slow on purpose, so people with one password share its hash. */
function hashOf({ authentication }: Services, password: string): Promise<string> {
  const hash = hashes.get(password) ?? authentication.hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/** Blocks a member. */
export async function block(services: Services, userId: string): Promise<void> {
  await services.database.update(users).set({ blocked: true }).where(eq(users.id, userId))
}

/** The `Cookie` header of a browser in which the member has signed in. */
export async function cookieOf(services: Services, { email, password }: TestMember): Promise<string> {
  const browser = { address: '127.0.0.1', userAgent: 'test' }
  const session = await services.authentication.signIn({ email, password }, browser)
  if (!session) throw new Error(`${email} could not sign in`)
  return session.cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

/** A member made by `createMember`, as the guards would prove them. */
export function memberActor({ userId, email, name }: TestMember): Member {
  return proveMember({ userId, email, name, role: 'member', blocked: false })!
}

/** Creates a proven member for commands, with the free credits but no password. */
export async function createActor(
  services: Services,
  values: Partial<typeof users.$inferInsert> = {},
): Promise<Member> {
  const [user] = await services.database
    .insert(users)
    .values({ name: 'Ada Lovell', email: unnamedEmail(), ...values })
    .returning()
  const { id: userId, email, name, role } = user!
  await services.database.transaction((transaction) => grantSignUpCredits(transaction, userId))
  return proveMember({ userId, email, name, role, blocked: false })!
}

/** Creates a proven administrator for commands. */
export async function createAdministrator(
  services: Services,
  values: Partial<typeof users.$inferInsert> = {},
): Promise<Administrator> {
  return (await createActor(services, { ...values, role: 'administrator' })) as Administrator
}
