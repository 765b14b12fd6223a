import { expect, test } from 'vitest'
import { subjectAddress } from './subjects.ts'

test.each([
  ['user:7d9e', 'ada@example.com', '/admin/users/7d9e'],
  ['upload:7d9e', null, '/admin/uploads/7d9e'],
  ['request:7d9e', null, '/admin/designer?status=all&open=7d9e'],
  ['submission:7d9e', 'Ada', '/admin/intake?open=7d9e'],
  ['feedback:7d9e', 'ada@example.com', '/admin/feedback?view=all&search=ada%40example.com'],
  ['feedback:7d9e', null, undefined],
  ['team:settings', 'Team', '/admin/settings/team'],
  ['list:users', 'users', undefined],
  ['unknown:1', null, undefined],
])('%s (%s) leads to %s', (subject, name, address) => {
  expect(subjectAddress(subject, name)).toBe(address)
})
