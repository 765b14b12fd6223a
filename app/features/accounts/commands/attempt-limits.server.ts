import { createHash } from 'node:crypto'
import { DAY_SECONDS, HOUR_SECONDS } from '#app/lib/durations.ts'
import { neighbourhoodOf, networkOf } from '#app/platform/limits/network.ts'
import type { Allowance } from '#app/platform/limits/rate-limits.ts'
import { takeAttempt } from '#app/platform/limits/take-attempt.ts'
import type { Services } from '#app/platform/services.ts'
import { tooManyAttempts } from '../rules/texts.ts'

/** In seconds. */
const QUARTER_HOUR = 15 * 60

/** An attempt to sign in to, or reset, the account of an email address. */
interface Attempt {
  address: string
  email: string
  /** Id of a browser that has signed in to this account before. */
  deviceId: string | undefined
}

/**
 * Keeps one network from guessing one person's password or trying many people's. Slows networks that guess one
 * password together, but never locks its owner out (decision 12): every other network keeps two attempts a day, and a
 * known device has its own limit.
 */
export async function limitSignIn(services: Services, attempt: Attempt): Promise<void> {
  const { address, email, deviceId } = attempt
  if (deviceId) return limit(services, 'sign-in-device', deviceId, { points: 10, seconds: QUARTER_HOUR })
  const network = networkOf(address)
  await limit(services, 'sign-in', `${network} ${email}`, { points: 10, seconds: QUARTER_HOUR })
  await limit(services, 'sign-in-address', network, { points: 100, seconds: QUARTER_HOUR })
  const strangers = await services.limits.use('sign-in-strangers', hashed(email), {
    points: 50,
    seconds: HOUR_SECONDS,
  })
  if (strangers > 0) await limitGuessing(services, attempt)
}

/** While many networks attack an account, each has two tries a day, and each neighbourhood ten. */
async function limitGuessing(services: Services, { address, email }: Attempt): Promise<void> {
  await limit(services, 'guessing', `${networkOf(address)} ${email}`, { points: 2, seconds: DAY_SECONDS })
  await limit(services, 'guessing-around', `${neighbourhoodOf(address)} ${email}`, {
    points: 10,
    seconds: DAY_SECONDS,
  })
}

/** Keeps one network from creating many accounts, and many networks from trying the same email address. */
export async function limitSignUp(services: Services, address: string, email: string): Promise<void> {
  await limit(services, 'sign-up', networkOf(address), { points: 10, seconds: HOUR_SECONDS })
  await limit(services, 'sign-up-email', email, { points: 30, seconds: HOUR_SECONDS })
}

/**
 * Keeps one network from requesting links in bulk, with or without an account. `isResetMailDue` protects the mailbox,
 * so that strangers cannot use up its owner's requests.
 */
export async function limitPasswordReset(services: Services, attempt: Attempt): Promise<void> {
  const { address, email, deviceId } = attempt
  if (deviceId) return limit(services, 'reset-device', deviceId, { points: 5, seconds: HOUR_SECONDS })
  await limit(services, 'reset', networkOf(address), { points: 20, seconds: HOUR_SECONDS })
  await limit(services, 'reset-pair', `${networkOf(address)} ${email}`, { points: 5, seconds: HOUR_SECONDS })
}

/** Keeps one network from making the server hash many passwords. */
export function limitNewPassword(services: Services, address: string): Promise<void> {
  return limit(services, 'new-password', networkOf(address), { points: 30, seconds: QUARTER_HOUR })
}

/** Keeps a stranger at a member's open browser from guessing the password. */
export function limitPasswordCheck(services: Services, userId: string): Promise<void> {
  return limitMember(services, 'password-check', userId, { points: 10, seconds: QUARTER_HOUR })
}

/** Keeps a person who knows the password from guessing the code. Forty attempts a day would take decades. */
export async function limitCode(services: Services, userId: string): Promise<void> {
  await limitMember(services, 'code', userId, { points: 10, seconds: QUARTER_HOUR })
  await limitMember(services, 'code-day', userId, { points: 40, seconds: DAY_SECONDS })
}

/** Keeps a member from sending many links to other people's mailboxes. */
export function limitConfirmation(services: Services, userId: string): Promise<void> {
  return limitMember(services, 'confirmation', userId, { points: 5, seconds: HOUR_SECONDS })
}

/** Counts by the id itself, so that a deleted member's attempts can be forgotten. */
const limitMember = ({ limits }: Services, name: string, userId: string, allowance: Allowance) =>
  takeAttempt(limits, name, userId, allowance, { message: tooManyAttempts })

const limit = ({ limits }: Services, name: string, key: string, allowance: Allowance) =>
  takeAttempt(limits, name, hashed(key), allowance, { message: tooManyAttempts })

/** Hashed, because an email address can exceed a key's length and need not be stored. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')
