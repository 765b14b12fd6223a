import { createHash } from 'node:crypto'
import { AppError } from '#app/lib/app-error.ts'
import type { Services } from '#app/platform/services.ts'
import { tooManyAttempts } from '../rules/texts.ts'

const QUARTER = 15 * 60
const HOUR = 3600

/** Keeps one browser from guessing one person's password, and one address from trying many people's. */
export async function limitSignIn(services: Services, address: string, email: string): Promise<void> {
  await limit(services, 'sign-in', `${address} ${email}`, { points: 10, seconds: QUARTER })
  await limit(services, 'sign-in-address', address, { points: 100, seconds: QUARTER })
}

/** Keeps one address from making accounts in quantity. */
export function limitSignUp(services: Services, address: string): Promise<void> {
  return limit(services, 'sign-up', address, { points: 10, seconds: HOUR })
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
