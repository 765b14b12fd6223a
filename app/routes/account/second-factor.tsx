import { useState } from 'react'
import { useFetcher } from 'react-router'
import { secondFactorOf } from '#app/features/accounts/second-factor/queries/second-factor-state.server.ts'
import { mustSetUpSecondFactor } from '#app/features/team/queries/required-second-factor.server.ts'
import { isStaff } from '#app/platform/auth/actor.ts'
import { requireMember, visitorContext } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/second-factor.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type SecondFactorReply, secondFactorAction } from './second-factor-action.server.ts'
import { BeginForm, ConfirmForm, TurnOffForm } from './second-factor-forms.tsx'

export const meta = pageMeta('Second Factor')

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const services = context.get(servicesContext)
  const visitor = context.get(visitorContext)
  const isRequired = visitor ? await mustSetUpSecondFactor(services.database, visitor) : false
  return {
    factor: await secondFactorOf(services, member),
    isRequired,
    runsSite: isStaff(member),
    email: member.email,
  }
}

export const action = secondFactorAction

/** The second factor: setup, recovery codes and turning it off. */
export default function SecondFactor({ loaderData }: Route.ComponentProps) {
  const { factor, isRequired, runsSite, email } = loaderData
  const fetcher = useFetcher<SecondFactorReply>()
  const codes = useNewCodes(fetcher.data)
  const form = { fetcher, email }
  return (
    <div className="page max-w-text py-12 md:py-16">
      {/* Until a required factor is set up, every other page redirects here. */}
      {!isRequired && <TextLink to="/account">Your account</TextLink>}
      <h1 className="mt-4">Second Factor</h1>
      <div className="mt-8 grid gap-10">
        {isRequired && (
          <Notice tone="warning" title="Please set up your second factor first">
            Everybody who runs this site needs one. Nothing else opens until yours is set up.
          </Notice>
        )}
        {codes && <RecoveryCodes codes={codes} />}
        {runsSite && factor.state === 'on' && (
          <div>
            <ButtonLink to="/admin">Go to the administration</ButtonLink>
          </div>
        )}
        {factor.state === 'off' && <BeginForm {...form} />}
        {factor.state === 'begun' && <ConfirmForm {...form} setup={factor.key} />}
        {factor.state === 'on' && <TurnOffForm {...form} codesLeft={factor.codesLeft} />}
      </div>
    </div>
  )
}

/** New recovery codes. They are shown only once, so they stay until another form of the page succeeds. */
function useNewCodes(reply: SecondFactorReply | undefined): string[] | undefined {
  const [codes, setCodes] = useState<string[]>()
  const latest = reply?.tone === 'success' ? reply.codes : codes
  if (latest !== codes) setCodes(latest)
  return latest
}
