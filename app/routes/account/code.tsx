import { redirect } from 'react-router'
import { accountReply } from '#app/features/accounts/rules/account-problem.ts'
import { ACCOUNT_TEXTS } from '#app/features/accounts/rules/texts.ts'
import { passSecondFactor } from '#app/features/accounts/second-factor/commands/pass-second-factor.server.ts'
import { CodeFields } from '#app/features/accounts/second-factor/components/code-fields.tsx'
import { codeSchema } from '#app/features/accounts/second-factor/schema.ts'
import { AuthFrame } from '#app/features/accounts/signing-in/components/auth-frame.tsx'
import { homeOf } from '#app/features/accounts/signing-in/rules/auth-address.ts'
import { safeReturnPath } from '#app/features/accounts/signing-in/rules/return-path.ts'
import { GuestForm } from '#app/features/guest-forms/components/guest-form.tsx'
import formScript from '#app/features/guest-forms/components/script/start.ts?script'
import { inputLimits } from '#app/lib/input-limits.ts'
import type { PageHandle } from '#app/lib/page-handle.ts'
import { awaitingCodeContext, optionalMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { answerForm } from '../forms/answer-form.server.ts'
import formChecks from '../forms/form-checks.ts?script'
import { readForm } from '../forms/read-form.server.ts'
import { pageMeta } from '../page-meta.ts'
import { openDocument } from '../plain-page.ts'
import { useSiteName } from '../root-data.ts'
import { landingPictures } from '../site/landing/landing-pictures.server.ts'
import type { Route } from './+types/code.ts'

export const handle: PageHandle = { static: true, script: formScript }

export const meta = pageMeta('Enter Your Code')

export function loader({ request, context }: Route.LoaderArgs) {
  const { search, searchParams: query } = new URL(request.url)
  const member = optionalMember(context)
  if (member) throw redirect(safeReturnPath(query.get('returnTo')) ?? homeOf(member))
  if (!context.get(awaitingCodeContext)) throw redirect(`/auth${search}`)
  return { limits: inputLimits(codeSchema), picture: landingPictures().closing }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { search, searchParams: query } = new URL(request.url)
  const awaiting = context.get(awaitingCodeContext)
  if (!awaiting) throw redirect(`/auth${search}`)
  return answerForm(context, await readForm({ request, context }), {
    schema: codeSchema,
    run: async (input) => {
      await passSecondFactor(context.get(servicesContext), awaiting, input as { code: string })
      return redirect(safeReturnPath(query.get('returnTo')) ?? homeOf(awaiting))
    },
    failed: ACCOUNT_TEXTS.unexpected,
  })
}

export const clientLoader = openDocument

/** The second step of signing in, for accounts with a second factor. */
export default function Code({ loaderData: { limits, picture }, actionData }: Route.ComponentProps) {
  const reply = accountReply(actionData)
  return (
    <AuthFrame siteName={useSiteName()} picture={picture}>
      <h1>One more step</h1>
      <p className="mt-3 mb-8 text-ink-soft">
        Open your authenticator app and type the six digits it shows for {useSiteName()}. Without your phone,
        type one of your recovery codes.
      </p>
      <GuestForm
        name="code"
        checks={formChecks}
        reply={reply}
        className="grid gap-6"
        text="Sign In"
        sendingText="Signing in…"
      >
        <CodeFields form="code" reply={reply} limits={limits} />
      </GuestForm>
      <form method="post" action="/sign-out" className="mt-6">
        <button type="submit" className="min-h-11 cursor-pointer text-bloom underline underline-offset-4">
          Sign in as somebody else
        </button>
      </form>
    </AuthFrame>
  )
}
