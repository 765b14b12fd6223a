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

test('what stayed as it was is not shown as a change', () => {
  const before = { name: 'Quick reply', isActive: false, subject: 'Hello' }
  expect(shown({ before, after: { ...before, subject: 'Good day' } })).toBe('subject: from Hello to Good day')
})

test('the id of an owner is not shown', () => {
  const before = { owner: '9c1d4f4e-62c5-4ce8-9d0d-0f9cb7f4c6a1', roomType: 'Kitchen' }
  expect(shown({ before, after: null })).toBe('room type: was Kitchen')
})
