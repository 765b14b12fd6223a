import { isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import { badgeCounts } from '#app/features/insights/queries/headline-figures.server.ts'
import { knownZone } from '#app/lib/day-range.ts'
import { requireStaff } from '#app/platform/auth/guards.ts'
import { staffOnly } from '#app/platform/auth/staff-only.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ReadOnly } from '#app/ui/forms/read-only.tsx'
import { formRefused } from '../forms/refused-form.ts'
import { isConnectionLost } from '../lost-answer.ts'
import { useVisitor } from '../root-data.ts'
import { ErrorScreen } from '../site/error-screen.tsx'
import { FormRefusedScreen } from '../site/form-refused-screen.tsx'
import type { Route } from './+types/shell.ts'
import { AdminFrame } from './admin-frame.tsx'
import { FailedPanel } from './failed-panel.tsx'
import { useFreshBadges } from './use-fresh-badges.ts'
import { useZoneCookie, zoneFromCookies } from './viewer-zone.ts'

/** Runs first for everything under `/admin`, resource routes included. */
export const middleware: Route.MiddlewareFunction[] = [staffOnly]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId } = requireStaff(context)
  const badges = await badgeCounts(context.get(servicesContext).database)
  return { ownId: userId, badges, timeZone: knownZone(zoneFromCookies(request.headers.get('cookie'))) }
}

/** Tabs with badges around every panel. Support is read-only, except inside `<ReadOnly when={false}>`. */
export default function AdminShell({ loaderData }: Route.ComponentProps) {
  const badges = useFreshBadges(loaderData.badges)
  useZoneCookie(loaderData.timeZone)
  return (
    <AdminFrame badges={badges}>
      <ReadOnly when={useVisitor()?.role !== 'administrator'}>
        <Outlet />
      </ReadOnly>
    </AdminFrame>
  )
}

const NO_BADGES = { alerts: 0, designer: 0, intake: 0, feedback: 0 }

/** Keeps the tabs around a panel that failed. Hides them from people without access. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const refused = formRefused(error)
  if (status === 403 && !refused) return <ErrorScreen error={error} />
  return (
    <AdminFrame badges={loaderData?.badges ?? NO_BADGES}>
      {refused ? (
        <FormRefusedScreen address={pathname + search} {...refused} />
      ) : (
        <FailedPanel status={status} isLost={isConnectionLost(error)} />
      )}
    </AdminFrame>
  )
}
