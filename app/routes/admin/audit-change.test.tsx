import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AuditRow } from '#app/features/audit/queries.server.ts'
import { Change } from './audit-change.tsx'

const shown = (details: AuditRow['details']) =>
  renderToStaticMarkup(<Change row={{ details } as AuditRow} />).replace(/<[^>]+>/g, '')

test('amounts are shown as money, and counts as they are', () => {
  const before = { priceCents: 100_000, roomCredits: 1 }
  expect(shown({ before, after: { priceCents: 0, roomCredits: 3 } })).toBe(
    'price: from $1,000.00 to $0.00room credits: from 1 to 3',
  )
  expect(shown({ before: null, after: { refundedCents: null } })).toBe('refunded: nothing')
})
