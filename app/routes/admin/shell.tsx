import { Outlet } from 'react-router'
import { badgeCounts } from '#app/features/insights/queries.server.ts'
import { administratorsOnly } from '#app/platform/auth/administrators-only.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/shell.ts'
import { AdminFrame } from './admin-frame.tsx'
import { useFreshBadges } from './use-fresh-badges.ts'

/** Everything under `/admin` passes here first, resource routes too. */
export const middleware: Route.MiddlewareFunction[] = [administratorsOnly]

export async function loader({ context }: Route.LoaderArgs) {
  const { userId } = requireAdministrator(context)
  return { ownId: userId, badges: await badgeCounts(context.get(servicesContext).database) }
}

/** Tabs with their badges around every panel. */
export default function AdminShell({ loaderData }: Route.ComponentProps) {
  const badges = useFreshBadges(loaderData.badges)
  return (
    <AdminFrame badges={badges}>
      <Outlet />
    </AdminFrame>
  )
}
