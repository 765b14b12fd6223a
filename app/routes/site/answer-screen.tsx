import { isRouteErrorResponse, useLocation } from 'react-router'
import { RestrictionScreen } from '#app/features/accounts/signing-in/components/restriction-screen.tsx'
import { RefusalData } from '#app/features/guest-forms/components/form-data.tsx'
import type { Restriction } from '#app/platform/auth/guards.ts'
import type { StaffOnly } from '#app/platform/auth/staff-only.ts'
import { formRefused } from '../forms/refused-form.ts'
import { FormRefusedScreen } from './form-refused-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { RedirectingScreen } from './redirecting-screen.tsx'
import { SiteFrame } from './site-frame.tsx'
import { UnexpectedErrorScreen } from './unexpected-error-screen.tsx'

/** Shows what the server answered in place of a page. A new kind of answer gets a case and a screen here. */
export function AnswerScreen({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const refusal = refusalOf(error)
  if (refusal?.code === 'account_restricted') return <RestrictionScreen {...refusal} />
  if (refusal?.code === 'staff_only') return <RedirectingScreen />
  const refused = formRefused(error)
  if (refused)
    return (
      <SiteFrame>
        <section className="page py-section">
          <RefusalData reply={{ sent: false, problem: refused }} />
          <FormRefusedScreen address={pathname + search} {...refused} />
        </section>
      </SiteFrame>
    )
  // An address that accepts no forms, or only forms, has no page of its own.
  if (status !== 404 && status !== 405) return <UnexpectedErrorScreen error={error} />
  return (
    <SiteFrame>
      <NotFoundScreen path={pathname} isRoom={status === 404 && pathname.startsWith('/rooms/')} />
    </SiteFrame>
  )
}

/** The middleware's reason for refusing access. */
function refusalOf(error: unknown): Restriction | StaffOnly | null {
  if (!isRouteErrorResponse(error) || error.status !== 403) return null
  return error.data as Restriction | StaffOnly | null
}
