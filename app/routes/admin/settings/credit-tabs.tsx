import { LinkTabs } from '#app/ui/tabs/link-tabs.tsx'

const ITEMS = [
  { to: '/admin/settings/credits', label: 'Credit Settings', end: true },
  { to: '/admin/settings/credits/analytics', label: 'User Analytics' },
]

/** The two halves of the panel about credits. */
export const CreditTabs = () => <LinkTabs label="Credits" items={ITEMS} />
