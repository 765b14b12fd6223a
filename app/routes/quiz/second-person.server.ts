import { randomUUID } from 'node:crypto'
import type { QuizResult } from '#app/features/quiz/schema.ts'
import { joinPair } from '#app/features/quiz/together/commands/join-pair.server.ts'
import type { SecondPerson } from '#app/features/quiz/together/rules/second-person.ts'
import { optionalMember } from '#app/platform/auth/guards.ts'
import { connectionContext, servicesContext } from '#app/platform/services.ts'
import { browserCookie } from '../forms/browser-cookie.server.ts'
import { refusalOf } from '../forms/refusal.server.ts'
import type { RequestArgs } from '../forms/with-body.server.ts'
import type { Pairing } from './quiz-outcome.ts'

/** Recognises the browser of a guest who has added a result to a pair. */
const secondPersonCookie = browserCookie('casabloom.together', '/')

/** Identifies the visitor of a link to a pair. */
export async function secondPersonOf(
  request: Request,
  context: RequestArgs['context'],
): Promise<SecondPerson> {
  const browser = (await secondPersonCookie.read(request)) ?? null
  return { userId: optionalMember(context)?.userId ?? null, browser }
}

/**
 * Adds a result to the pair of a link. Returns a refusal instead of throwing it, because the result itself is already
 * saved.
 *
 * @returns the outcome, with the headers that set the browser's cookie
 */
export async function addToPair(
  { request, context }: RequestArgs,
  token: string,
  result: QuizResult,
): Promise<{ pairing: Pairing; headers: Record<string, string> }> {
  const services = context.get(servicesContext)
  const known = await secondPersonOf(request, context)
  const person = { ...known, browser: known.browser ?? randomUUID() }
  try {
    await joinPair(services, { token, person, result, address: context.get(connectionContext).address })
  } catch (error) {
    const words = { failed: FAILED, broken: 'Something went wrong on our side. Please try again.' }
    const { reply, status } = refusalOf(services, error, words)
    const isTemporary = status === 429 || status === 500
    return { pairing: { isJoined: false, problem: reply.message ?? FAILED, isTemporary }, headers: {} }
  }
  return {
    pairing: { isJoined: true },
    // An account recognises a member.
    headers: person.userId ? {} : { 'Set-Cookie': await secondPersonCookie.write(services, person.browser) },
  }
}

const FAILED = 'We could not pair your style with theirs'
