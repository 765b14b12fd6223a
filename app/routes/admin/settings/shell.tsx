import { Outlet } from 'react-router'
import { releaseName } from '#app/platform/env/release.ts'
import { servicesContext } from '#app/platform/services.ts'
import { useReadOnly } from '#app/ui/forms/read-only.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { LinkTabs } from '#app/ui/tabs/link-tabs.tsx'
import { SETTINGS_PANELS } from '../admin-pages.ts'
import type { Route } from './+types/shell.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({
  release: releaseName(context.get(servicesContext).environment.release),
})

/** The settings' panels, each with its own address. */
export default function SettingsShell({ loaderData }: Route.ComponentProps) {
  return (
    <div className="grid gap-8">
      <LinkTabs label="Settings" items={SETTINGS_PANELS.map(({ to, text }) => ({ to, label: text }))} />
      {useReadOnly() && (
        <Notice title="You can read everything here. Settings are changed by administrators." />
      )}
      <Outlet />
      <p className="text-ink-soft text-sm">Version {loaderData.release}</p>
    </div>
  )
}
