import { isRouteErrorResponse, useLocation } from 'react-router'
import { RestrictionScreen } from '#app/features/accounts/signing-in/components/restriction-screen.tsx'
import type { Restriction } from '#app/platform/auth/guards.ts'
import type { StaffOnly } from '#app/platform/auth/staff-only.ts'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { formRefused } from '../forms/refused-form.ts'
import { isConnectionLost } from '../lost-answer.ts'
import { FormRefusedScreen } from './form-refused-screen.tsx'
import { MessageScreen } from './message-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { RedirectingScreen } from './redirecting-screen.tsx'
import { SiteFrame } from './site-frame.tsx'

/** Replaces a page that failed. A new kind of failure gets a case and a screen here. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const status = isRouteErrorResponse(error) ? error.status : 500
  const refusal = refusalOf(error)
  if (refusal?.code === 'account_restricted') return <RestrictionScreen {...refusal} />
  if (refusal?.code === 'staff_only') return <RedirectingScreen />
  const refused = formRefused(error)
  if (refused)
    return (
      <SiteFrame>
        <section className="page py-section">
          <FormRefusedScreen address={address} {...refused} />
        </section>
      </SiteFrame>
    )
  switch (status) {
    case 404:
    // An address that accepts no forms, or only forms, has no page of its own.
    case 405:
      return (
        <SiteFrame>
          <NotFoundScreen path={pathname} isRoom={status === 404 && pathname.startsWith('/rooms/')} />
        </SiteFrame>
      )
    default:
      return (
        <SiteFrame>
          <UnexpectedErrorScreen address={address} isOffline={isConnectionLost(error)} />
        </SiteFrame>
      )
  }
}

/** The middleware's reason for refusing access. */
function refusalOf(error: unknown): Restriction | StaffOnly | null {
  if (!isRouteErrorResponse(error) || error.status !== 403) return null
  return error.data as Restriction | StaffOnly | null
}

function UnexpectedErrorScreen({ address, isOffline }: { address: string; isOffline: boolean }) {
  return (
    <MessageScreen
      tabTitle="Something went wrong"
      drawing="lampOff"
      title="The light went out for a moment"
      action={
        <>
          <ButtonLink to={address} reloadDocument>
            Try again
          </ButtonLink>
          <ButtonLink to="/" variant="secondary" reloadDocument>
            Back to Home
          </ButtonLink>
        </>
      }
    >
      {isOffline
        ? 'We could not be reached. Nothing you have saved is lost. Check your connection, then try again.'
        : 'Something went wrong on our side. Nothing you have saved is lost, and we have been told about it. Wait a minute, then try again.'}
    </MessageScreen>
  )
}
