import { Outlet } from 'react-router'
import { badgeCounts } from '#app/features/insights/queries.server.ts'
import { administratorsOnly } from '#app/platform/auth/administrators-only.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/shell.ts'
import { AdminFrame } from './admin-frame.tsx'
import { useFreshBadges } from './use-fresh-badges.ts'

/** Everything under `/admin` passes here first, resource routes too. */
export const middleware: Route.MiddlewareFunction[] = [administratorsOnly]

export const loader = ({ context }: Route.LoaderArgs) => badgeCounts(context.get(servicesContext).database)

/** Tabs with their badges around every panel. */
export default function AdminShell({ loaderData }: Route.ComponentProps) {
  const badges = useFreshBadges(loaderData)
  return (
    <AdminFrame badges={badges}>
      <Outlet />
    </AdminFrame>
  )
}
