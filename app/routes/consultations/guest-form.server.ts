import { data, type RouterContextProvider } from 'react-router'
import { AppError } from '#app/lib/app-error.ts'
import type { FormProblem } from '#app/lib/form-problem.ts'
import type { GuestFormRules } from '#app/lib/spam-rules.ts'
import { visitorContext } from '#app/platform/auth/guards.ts'
import type { Sender } from '#app/platform/limits/guest-forms.ts'
import { browserIdOf, newBrowserCookie } from '#app/platform/security/browser-id.ts'
import { stampForm } from '#app/platform/security/form-stamp.ts'
import { connectionContext, servicesContext } from '#app/platform/services.ts'

type Context = Readonly<RouterContextProvider>

/** What a form that guests may send answers. `stamp` is fresh, so that the form can be sent again. */
export interface GuestFormReply {
  sent: boolean
  problem?: FormProblem
  values?: Record<string, string>
  stamp?: string
}

/** Who sends a form: blocked people too, so that they can ask why. */
export function senderOf(request: Request, context: Context): Sender {
  return {
    userId: context.get(visitorContext)?.userId ?? null,
    address: context.get(connectionContext).address,
    browserId: browserIdOf(request.headers),
  }
}

/** What a page with such a form needs: the stamp, and the signed-in person's name and address to begin with. */
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
    person: { name: visitor?.name ?? '', email: visitor?.email ?? '' },
    ...more,
  }
  const cookie = browserIdOf(request.headers)
    ? undefined
    : newBrowserCookie(environment.appUrl.startsWith('https:'))
  return data(page, { headers: { 'Cache-Control': 'no-store', ...(cookie && { 'Set-Cookie': cookie }) } })
}

/**
 * Why a form was not taken, with everything that was typed.
 *
 * @param checked what the form's own rules say of it
 * @param failed heads the notice when it is our fault, and says what to do
 */
export function refuseGuestForm(
  context: Context,
  rules: GuestFormRules,
  error: unknown,
  form: {
    values: Record<string, string>
    checked: FormProblem | undefined
    failed: Pick<FormProblem, 'title' | 'message'>
  },
) {
  const { environment, log } = context.get(servicesContext)
  const isKnown = error instanceof AppError
  if (!isKnown) log.error({ err: error, form: rules.name }, 'form failed')
  const said = isKnown ? { title: error.title ?? form.failed.title, message: error.message } : form.failed
  const problem = form.checked?.message === said.message ? form.checked : { ...said, fields: {} }
  const stamp =
    isKnown && error.code === 'stamp_unknown' ? { stamp: stampForm(environment.secret, rules.name) } : {}
  const reply: GuestFormReply = { sent: false, problem, values: form.values, ...stamp }
  return data(reply, { status: isKnown ? error.status : 500 })
}
