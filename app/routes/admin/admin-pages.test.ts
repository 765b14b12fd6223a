import { expect, test } from 'vitest'
import { ADMIN_TABS, SETTINGS_PANELS } from './admin-pages.ts'

test('the dashboard comes first, and every page has its own address under /admin', () => {
  expect(ADMIN_TABS[0]?.to).toBe('/admin')
  const addresses = [...ADMIN_TABS, ...SETTINGS_PANELS].map(({ to }) => to)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) expect(address).toMatch(/^\/admin(\/|$)/)
})
