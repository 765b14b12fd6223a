import { data, type RouterContextProvider } from 'react-router'
import type { Sender } from '#app/features/guest-forms/commands/spam-guard.server.ts'
import type { GuestFormReply } from '#app/features/guest-forms/rules/problem.ts'
import type { GuestFormRules } from '#app/features/guest-forms/rules/spam.ts'
import { AppError } from '#app/lib/app-error.ts'
import { visitorContext } from '#app/platform/auth/guards.ts'
import { browserIdOf, newBrowserCookie } from '#app/platform/security/browser-id.ts'
import { stampForm } from '#app/platform/security/form-stamp.ts'
import { connectionContext, servicesContext } from '#app/platform/services.ts'
import { refusalOf } from './refusal.server.ts'

type Context = Readonly<RouterContextProvider>

/** The sender of a guest form. Blocked people may send one too, so that they can ask why. */
export function senderOf(request: Request, context: Context): Sender {
  return {
    userId: context.get(visitorContext)?.userId ?? null,
    address: context.get(connectionContext).address,
    browserId: browserIdOf(request.headers),
  }
}

/**
 * Answers the loader of a page with a guest form: the stamp, the signed-in user's id, name and email address, and
 * `more`.
 */
export function openGuestForm<More extends object>(
  request: Request,
  context: Context,
  { name }: GuestFormRules,
  more: More,
) {
  const { environment } = context.get(servicesContext)
  const visitor = context.get(visitorContext)
  const page = {
    stamp: stampForm(environment.secret, name),
    userId: visitor?.userId ?? null,
    person: { name: visitor?.name ?? '', email: visitor?.email ?? '' },
    ...more,
  }
  const cookie = browserIdOf(request.headers)
    ? undefined
    : newBrowserCookie(environment.appUrl.startsWith('https:'))
  return data(page, { headers: { 'Cache-Control': 'no-store', ...(cookie && { 'Set-Cookie': cookie }) } })
}

/**
 * Answers a refused form with the reason and everything typed.
 *
 * @param rules undefined for a form without a stamp; a stamp that is too old is replaced
 * @param broken the message for an unexpected error
 */
export function refuseGuestForm<Values>(
  context: Context,
  rules: GuestFormRules | undefined,
  error: unknown,
  values: Values,
  broken: string,
) {
  const services = context.get(servicesContext)
  const { reply, status } = refusalOf(services, error, { failed: 'Submission Failed', broken })
  const { tone: _always, ...problem } = reply
  const isStale = rules && error instanceof AppError && error.code === 'stamp_unknown'
  const stamp = isStale ? { stamp: stampForm(services.environment.secret, rules.name) } : {}
  return data<GuestFormReply<Values>>({ sent: false, problem, values, ...stamp }, { status })
}
