import { createHash } from 'node:crypto'
import { AppError } from '#app/lib/app-error.ts'
import type { Services } from '#app/platform/services.ts'
import { networkOf } from '../rules/network.ts'
import { tooManyAttempts } from '../rules/texts.ts'

const QUARTER = 15 * 60
const HOUR = 3600

/**
 * Keeps one network from guessing one person's password or trying many people's, and many networks from guessing one
 * person's together.
 */
export async function limitSignIn(services: Services, address: string, email: string): Promise<void> {
  const network = networkOf(address)
  await limit(services, 'sign-in', `${network} ${email}`, { points: 10, seconds: QUARTER })
  await limit(services, 'sign-in-address', network, { points: 100, seconds: QUARTER })
  await limit(services, 'sign-in-email', email, { points: 100, seconds: QUARTER })
}

/** Keeps one network from making accounts in quantity, and an address from being tried over and over. */
export async function limitSignUp(services: Services, address: string, email: string): Promise<void> {
  await limit(services, 'sign-up', networkOf(address), { points: 10, seconds: HOUR })
  await limit(services, 'sign-up-email', email, { points: 30, seconds: HOUR })
}

/** Keeps a person's letterbox from being filled with links. The same whether there is an account or not. */
export async function limitPasswordReset(services: Services, address: string, email: string): Promise<void> {
  await limit(services, 'reset', networkOf(address), { points: 20, seconds: HOUR })
  await limit(services, 'reset-email', email, { points: 5, seconds: HOUR })
}

/** Keeps one network from having passwords hashed in quantity. */
export function limitNewPassword(services: Services, address: string): Promise<void> {
  return limit(services, 'new-password', networkOf(address), { points: 30, seconds: QUARTER })
}

/** Keeps whoever sits at somebody's open browser from guessing their password. */
export function limitPasswordCheck(services: Services, userId: string): Promise<void> {
  return limit(services, 'password-check', userId, { points: 10, seconds: QUARTER })
}

/** Keeps a member from sending links to other people's letterboxes in quantity. */
export function limitConfirmation(services: Services, userId: string): Promise<void> {
  return limit(services, 'confirmation', userId, { points: 5, seconds: HOUR })
}

async function limit(
  { limits }: Services,
  name: string,
  key: string,
  allowance: { points: number; seconds: number },
) {
  // Hashed, because an e-mail address is longer than a key may be, and needs not be kept.
  const digest = createHash('sha256').update(key).digest('base64url')
  const wait = await limits.use(name, digest, allowance)
  if (wait > 0) throw new AppError('too_many_attempts', tooManyAttempts(wait), { status: 429 })
}
