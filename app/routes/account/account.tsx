import type { SubmissionResult } from '@conform-to/react'
import { useFetcher } from 'react-router'
import { EmailForm, NameForm, PasswordForm } from '#app/features/accounts/components/account-forms.tsx'
import { AccountSection } from '#app/features/accounts/components/account-section.tsx'
import { DeviceList } from '#app/features/accounts/components/device-list.tsx'
import { waitingEmail } from '#app/features/accounts/email-change/queries/waiting-email.server.ts'
import { devicesOf, userById } from '#app/features/accounts/queries.server.ts'
import { deviceName } from '#app/features/accounts/rules/device-name.ts'
import { changeEmailSchema, changeNameSchema, changePasswordSchema } from '#app/features/accounts/schema.ts'
import { DeleteAccount } from '#app/features/personal-data/components/delete-account.tsx'
import { inputLimits } from '#app/lib/input-limits.ts'
import { isStaff } from '#app/platform/auth/actor.ts'
import { requireMember, visitorContext } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { buttonStyle } from '#app/ui/buttons/button-style.ts'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import type { ActionReply } from '../forms/reply.ts'
import { ReplyNotice } from '../forms/reply-notice.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/account.ts'
import { accountAction } from './account-action.server.ts'
import { accountNoticeOf } from './account-notices.ts'
import { CurrentEmail } from './current-email.tsx'

export const meta = pageMeta('Your Account')

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const { database } = context.get(servicesContext)
  const sessionId = context.get(visitorContext)?.sessionId
  const [user, devices, waiting] = await Promise.all([
    userById(database, member.userId),
    devicesOf(database, member.userId),
    waitingEmail(database, member.userId),
  ])
  const isConfirmed = user?.emailVerified ?? false
  return {
    name: member.name,
    isStaff: isStaff(member),
    hasSecondFactor: user?.secondFactor ?? false,
    email: member.email,
    isConfirmed,
    waitingEmail: waiting,
    notice: accountNoticeOf(new URL(request.url).searchParams, {
      email: member.email,
      isConfirmed,
      waiting,
    }),
    devices: devices.map(({ userAgent, signedInAt, lastUsedAt, ...device }) => ({
      ...device,
      name: deviceName(userAgent),
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isThis: device.sessionId === sessionId,
    })),
    limits: {
      name: inputLimits(changeNameSchema),
      email: inputLimits(changeEmailSchema),
      password: inputLimits(changePasswordSchema(isStaff(member))),
    },
  }
}

export const action = accountAction

/** A member's own settings: who they are, how they sign in, and where. */
export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, notice, limits } = loaderData
  const answer = actionData as Reply
  const nameForm = useSettings('change-name', answer)
  const emailForm = useSettings('change-email', answer)
  const passwordForm = useSettings('change-password', answer)
  const deletion = useSettings('delete-account', answer)
  return (
    <div className="page py-12 md:py-16">
      <h1>Your Account</h1>
      <div className="mt-10">
        {notice && <Notice {...notice} />}
        <ReplyNotice answer={answer} />
      </div>
      <AccountSection title="Name" about="What we call you on these pages and in messages.">
        <NameForm {...nameForm} limits={limits.name} values={{ name }} />
      </AccountSection>
      <AccountSection
        title="Email"
        about="You sign in with it, and we write to it when a redesign that you did not wait for is ready. A new address takes effect once you've opened the link we send to it."
      >
        <CurrentEmail email={email} isConfirmed={loaderData.isConfirmed} waiting={loaderData.waitingEmail} />
        <EmailForm {...emailForm} limits={limits.email} />
      </AccountSection>
      <AccountSection title="Password" about="Changing it signs you out on every other device.">
        <PasswordForm {...passwordForm} limits={limits.password} email={email} isStaff={loaderData.isStaff} />
      </AccountSection>
      {(loaderData.isStaff || loaderData.hasSecondFactor) && (
        <AccountSection
          title="Second Factor"
          about="A code from your phone as well as your password, so the password alone isn't enough."
        >
          <ButtonLink to="/account/second-factor" variant="secondary" className="max-sm:w-full">
            {loaderData.hasSecondFactor ? 'Change Second Factor' : 'Set Up a Second Factor'}
          </ButtonLink>
        </AccountSection>
      )}
      <AccountSection
        title="Signed-in Devices"
        about="Where your account is open. Sign out any device you don't recognise, and choose a new password then."
      >
        <Devices devices={loaderData.devices} />
      </AccountSection>
      <AccountSection
        title="Your Data"
        about="Everything we keep about you in one zip file: a text file that programs can read, and your pictures at full size."
      >
        <a href="/account/data.zip" download className={buttonStyle('secondary', 'medium', 'max-sm:w-full')}>
          Download My Data
        </a>
      </AccountSection>
      <AccountSection
        title="Delete Account"
        about="Your account and everything in it: rooms, style, credits. This cannot be undone."
      >
        {loaderData.isStaff ? (
          <p>You work on this site. An administrator can delete your account.</p>
        ) : (
          <DeleteAccount {...deletion} />
        )}
      </AccountSection>
    </div>
  )
}

type Reply = ActionReply | SubmissionResult<string[]> | undefined

/**
 * A fetcher per form, so that each form shows only its own result. `initialValue` alone is the result that empties a
 * form.
 *
 * @param answer the action's data, where a form was sent before the page's script was there
 */
function useSettings(intent: string, answer: Reply) {
  const { Form, state, data } = useFetcher<Reply>()
  const early = resultIn(answer)
  const own = early?.initialValue?.['intent'] === intent ? early : undefined
  return { Form, pending: state !== 'idle', reply: data ? resultIn(data) : own }
}

const resultIn = (reply: Reply) =>
  reply && ('status' in reply || 'initialValue' in reply) ? reply : undefined

function Devices({ devices }: Pick<Route.ComponentProps['loaderData'], 'devices'>) {
  const { Form, formData } = useFetcher()
  const ending = formData && (formData.get('sessionId')?.toString() ?? 'others')
  return <DeviceList devices={devices} Form={Form} ending={ending} />
}
