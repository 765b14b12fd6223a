import { Outlet } from 'react-router'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { SETTINGS_PANELS } from '../admin-pages.ts'

/** The settings' panels, each with an address of its own. */
export default function SettingsShell() {
  return (
    <div className="grid gap-8">
      <LinkTabs label="Settings" items={SETTINGS_PANELS.map(({ to, text }) => ({ to, label: text }))} />
      <Outlet />
    </div>
  )
}
