import { LinkTabs } from '#app/ui/tabs/link-tabs.tsx'

const ITEMS = [
  { to: '/admin/settings/credits', label: 'Credit Settings', end: true },
  { to: '/admin/settings/credits/analytics', label: 'User Analytics' },
]

export const CreditTabs = () => <LinkTabs label="Credits" items={ITEMS} />
