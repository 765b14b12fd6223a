/** Creates members of a running product over HTTP like the sign-up form, without its clicks. */
import { randomInt, randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { expect } from '@playwright/test'
import type { QueryProduct } from './query-product.ts'
import { type NewMember, signUpForm } from './sign-up-form.ts'

export interface JourneyMember extends NewMember {
  userId: string
}

export interface JourneyMemberOptions {
  name?: string
  administrator?: boolean
  /** A support member, who replies to people but cannot change the site. */
  support?: boolean
  /** Room and revision credits in addition to the free ones. */
  credits?: { room?: number; revision?: number }
}

/** A network address that no other journey has, so that limits per address apply only where they are tested. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** Signs up a new member over HTTP. @returns the `Cookie` header of their browser */
export async function signUpOverHttp(
  address: string,
  query: QueryProduct,
  person: NewMember,
): Promise<string> {
  const answer = await fetch(`${address}/auth?mode=sign-up`, {
    method: 'POST',
    body: new URLSearchParams(await signUpForm(query, person)),
    headers: { Origin: address, 'X-Forwarded-For': someAddress() },
    redirect: 'manual',
  })
  expect(answer.headers.get('location')).toContain('/welcome')
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Adds credits with their ledger entry. */
export async function giveCredits(
  query: QueryProduct,
  userId: string,
  kind: 'room' | 'revision',
  change: number,
) {
  await query(`UPDATE user_credits SET ${kind}_credits = ${kind}_credits + $2 WHERE user_id = $1`, [
    userId,
    change,
  ])
  await query(
    `INSERT INTO credit_ledger (user_id, kind, change, reason, reference) VALUES ($1, $2, $3, 'grant', $4)`,
    [userId, kind, change, randomUUID()],
  )
}

/** Signs up a new member and puts their session into the browser. */
export async function signInNewMember(
  context: BrowserContext,
  { address, query }: { address: string; query: QueryProduct },
  { name = 'Anna Bell', administrator = false, support = false, credits = {} }: JourneyMemberOptions = {},
): Promise<JourneyMember> {
  const person = { name, email: `${randomUUID()}@example.com`, password: 'a good password' }
  const cookies = await signUpOverHttp(address, query, person)
  await context.addCookies(
    cookies.split('; ').map((cookie) => {
      const [cookieName, ...value] = cookie.split('=')
      return { name: cookieName!, value: value.join('='), url: address, httpOnly: true, sameSite: 'Lax' }
    }),
  )
  const [user] = await query<{ id: string }>('SELECT id FROM users WHERE email = $1', [person.email])
  const userId = user!.id
  const role = administrator ? 'administrator' : support ? 'support' : 'member'
  if (role !== 'member') await query('UPDATE users SET role = $2 WHERE id = $1', [userId, role])
  for (const kind of ['room', 'revision'] as const)
    if (credits[kind]) await giveCredits(query, userId, kind, credits[kind])
  return { ...person, userId }
}
