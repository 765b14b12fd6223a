import { expect, test } from 'vitest'
import { holdsSecretLink, revealRefusal, withoutSecrets } from './secret-links.ts'

test.each([
  'https://home.example/reset-password?token=aB3_-x',
  'href="https://home.example/confirm-email?a=1&amp;token=aB3_-x"',
  'https://home.example/design-intake-form/aB3_-x',
  'https://elsewhere.example/?to=https%3A%2F%2Fhome.example%2Fdesign-intake-form%2FaB3_-x',
  'https://elsewhere.example/?to=https%3A%2F%2Fhome.example%2Freset-password%3Ftoken%3DaB3_-x',
])('%s loses its secret', (text) => {
  expect(holdsSecretLink(text)).toBe(true)
  expect(withoutSecrets(text)).not.toContain('aB3_-x')
  expect(withoutSecrets(`${text} and ${text}`)).not.toContain('aB3_-x')
})

test('a text without a secret stays unchanged', () => {
  const text = 'See https://home.example/dashboard?from=email and our intake forms.'
  expect(holdsSecretLink(text)).toBe(false)
  expect(withoutSecrets(text)).toBe(text)
})

test.each([
  ['a waiting message, without a server', {}, undefined],
  ['a failed message, without a server', { state: 'failed' }, undefined],
  ['a delivered message', { state: 'sent' }, 'delivered'],
  ['a copy of a delivered message', { isRepetition: true }, 'delivered'],
  ['a message that a server will deliver', { hasMailServer: true }, 'will_be_delivered'],
  ['a message to another team member', { isOthersOfTeam: true }, 'other_of_team'],
] as const)('%s', (_which, given, expected) => {
  const secret = {
    state: 'waiting',
    isRepetition: false,
    isOthersOfTeam: false,
    hasMailServer: false,
  } as const
  expect(revealRefusal({ ...secret, ...given })).toBe(expected)
})
