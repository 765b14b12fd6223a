import { Outlet } from 'react-router'
import { useReadOnly } from '#app/ui/forms/read-only.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { LinkTabs } from '#app/ui/tabs/link-tabs.tsx'
import { SETTINGS_PANELS } from '../admin-pages.ts'

/** The settings' panels, each with its own address. */
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
