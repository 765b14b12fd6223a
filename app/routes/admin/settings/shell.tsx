import { Outlet } from 'react-router'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useReadOnly } from '#app/ui/read-only.tsx'
import { SETTINGS_PANELS } from '../admin-pages.ts'

/** The settings' panels, each with an address of its own. */
export default function SettingsShell() {
  return (
    <div className="grid gap-8">
      <LinkTabs label="Settings" items={SETTINGS_PANELS.map(({ to, text }) => ({ to, label: text }))} />
      {useReadOnly() && (
        <Notice title="You can read everything here. Settings are changed by administrators." />
      )}
      <Outlet />
    </div>
  )
}
