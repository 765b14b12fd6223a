import { isRouteErrorResponse, useLocation } from 'react-router'
import { RestrictionScreen } from '#app/features/accounts/components/restriction-screen.tsx'
import type { Restriction } from '#app/platform/auth/guards.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { useSiteName } from '../root-data.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { SiteFrame } from './site-frame.tsx'

/** The page shown instead of one that failed. A new kind of failure gets a case here and a screen of its own. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const restriction = restrictionOf(error)
  if (restriction) return <RestrictionScreen {...restriction} />
  switch (status) {
    case 404:
      return (
        <SiteFrame>
          <NotFoundScreen path={pathname} />
        </SiteFrame>
      )
    default:
      return (
        <SiteFrame>
          <UnexpectedErrorScreen path={pathname} />
        </SiteFrame>
      )
  }
}

/** What the session middleware says when a blocked person asks for anything. */
function restrictionOf(error: unknown): Restriction | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 403) return undefined
  const restriction = error.data as Restriction | null
  return restriction?.code === 'account_restricted' ? restriction : undefined
}

function UnexpectedErrorScreen({ path }: { path: string }) {
  const siteName = useSiteName()
  return (
    <section className="page py-section">
      <title>{`Something went wrong | ${siteName}`}</title>
      <EmptyState
        drawing="lampOff"
        headingLevel="h1"
        title="The light went out for a moment"
        action={
          <>
            <ButtonLink to={path} reloadDocument>
              Try again
            </ButtonLink>
            <ButtonLink to="/" variant="secondary" reloadDocument>
              Back to Home
            </ButtonLink>
          </>
        }
      >
        Something went wrong on our side. Nothing you have saved is lost, and we have been told about it. Wait
        a minute, then try again.
      </EmptyState>
    </section>
  )
}
