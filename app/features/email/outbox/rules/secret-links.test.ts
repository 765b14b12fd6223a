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
  ['a message that waits, without a server', {}, undefined],
  ['one that was given up, without a server', { state: 'failed' }, undefined],
  ['one that a server took', { state: 'sent' }, 'delivered'],
  ['a repetition of such a one', { isRepetition: true }, 'delivered'],
  ['one that a server will take', { hasMailServer: true }, 'will_be_delivered'],
  ['that of somebody else of the team', { isOthersOfTeam: true }, 'other_of_team'],
] as const)('%s', (_which, given, expected) => {
  const secret = {
    state: 'waiting',
    isRepetition: false,
    isOthersOfTeam: false,
    hasMailServer: false,
  } as const
  expect(revealRefusal({ ...secret, ...given })).toBe(expected)
})
