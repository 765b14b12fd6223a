import { useLocation, useMatches } from 'react-router'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { UNREACHED } from '#app/ui/notices/unreached.ts'
import { useSiteName } from '../root-data.ts'
import { ADMIN_TABS, SETTINGS_PANELS } from './admin-pages.ts'

/** A panel's route handle: `export const handle: PanelHandle = { failed: 'Failed to fetch users' }`. */
export interface PanelHandle {
  /** Title shown when the panel's data could not be loaded. */
  failed?: string
}

/** Replaces a panel that failed, or that the connection lost. The tabs stay. */
export function FailedPanel({ status, isLost }: { status: number; isLost: boolean }) {
  const siteName = useSiteName()
  const { pathname, search } = useLocation()
  const { failed = 'Failed to load this page' } = (useMatches().at(-1)?.handle ?? {}) as PanelHandle
  const isGone = status === 404
  const title = isGone ? 'This is no longer here' : failed
  const { to, text } = panelOf(pathname)
  return (
    <EmptyState
      drawing={isGone ? 'chair' : 'lampOff'}
      headingLevel="h1"
      title={title}
      action={
        <>
          {!isGone && (
            <ButtonLink to={pathname + search} reloadDocument>
              Try again
            </ButtonLink>
          )}
          {to !== pathname && (
            <ButtonLink to={to} variant="secondary">
              {text}
            </ButtonLink>
          )}
        </>
      }
    >
      <title>{`${title} | ${siteName}`}</title>
      {isGone
        ? 'It was deleted, or the address is not complete.'
        : isLost
          ? UNREACHED
          : 'Something went wrong on our side. Nothing was changed; the reason is in the server log.'}
    </EmptyState>
  )
}

/** The panel of a path. */
function panelOf(pathname: string) {
  const panels = [...SETTINGS_PANELS, ...ADMIN_TABS.toReversed()]
  return panels.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? ADMIN_TABS[0]!
}
