import { expect, test } from 'vitest'
import { subjectAddress } from './subjects.ts'

test.each([
  ['user:7d9e', 'ada@example.com', '/admin/users/7d9e'],
  ['upload:7d9e', null, '/admin/uploads/7d9e'],
  ['request:7d9e', 'ada@example.com', '/admin/designer?status=all&search=ada%40example.com'],
  ['request:7d9e', null, undefined],
  ['team:settings', 'Team', '/admin/settings/team'],
  ['list:users', 'users', undefined],
  ['unknown:1', null, undefined],
])('%s (%s) leads to %s', (subject, name, address) => {
  expect(subjectAddress(subject, name)).toBe(address)
})
