import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY } from '#app/lib/durations.ts'

const NAME = 'casabloom.devices'
/** Days for which a browser stays known after its last sign-in. */
const KNOWN_DAYS = 365
/** Accounts per browser; a family's tablet has a few. */
const MAX_ACCOUNTS = 5

const signature = (secret: string, email: string, id: string, day: string) =>
  createHmac('sha256', secret).update(`device ${id} ${day} ${email}`).digest('base64url')

/** Entries of the cookie: an id, the day of the sign-in, and the signature that binds both to an account. */
const entriesIn = (cookieHeader: string | null): string[] =>
  (cookieHeader ?? '')
    .split('; ')
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1)
    .split('~')
    .slice(0, MAX_ACCOUNTS) ?? []

function isOf(secret: string, email: string, entry: string, now: number): boolean {
  const [id = '', day = '', sealed = ''] = entry.split('.')
  const expected = Buffer.from(signature(secret, email, id, day))
  const given = Buffer.from(sealed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  return now / DAY - Number(day) <= KNOWN_DAYS
}

/**
 * Identifies a browser that has signed in to an account before.
 *
 * @param cookieHeader the request's `Cookie` header
 * @returns an id that stays the same until the next sign-in; undefined for an unknown browser
 */
export function knownDevice(
  secret: string,
  email: string,
  cookieHeader: string | null,
  now = Date.now(),
): string | undefined {
  return entriesIn(cookieHeader)
    .find((entry) => isOf(secret, email, entry, now))
    ?.split('.')[0]
}

/**
 * The cookie that marks a browser as known for the account it has just signed in to. It grants no access, and only
 * exempts the owner from the limits for strangers. Scripts cannot read it.
 *
 * @param cookieHeader the request's, so that the browser's other accounts stay known
 * @returns a `Set-Cookie` value
 */
export function rememberDevice(
  { secret, appUrl }: { secret: string; appUrl: string },
  email: string,
  cookieHeader: string | null,
  now = Date.now(),
): string {
  const id = randomBytes(16).toString('base64url')
  const day = String(Math.floor(now / DAY))
  const others = entriesIn(cookieHeader).filter((entry) => !isOf(secret, email, entry, now))
  const entries = [`${id}.${day}.${signature(secret, email, id, day)}`, ...others].slice(0, MAX_ACCOUNTS)
  const secure = appUrl.startsWith('https:') ? '; Secure' : ''
  const lasts = (KNOWN_DAYS * DAY) / 1000
  return `${NAME}=${entries.join('~')}; Path=/; Max-Age=${lasts}; HttpOnly; SameSite=Lax${secure}`
}
