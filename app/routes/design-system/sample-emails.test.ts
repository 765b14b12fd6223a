import { describe, expect, test } from 'vitest'
import { withoutSecrets } from '#app/features/email/outbox/rules/secret-links.ts'
import { readEnvironment } from '#app/platform/env/environment.ts'
import { SAMPLE_TOKEN, sampleEmails } from './sample-emails.server.ts'

const site = readEnvironment({ APP_URL: 'https://home.example', SITE_NAME: 'Other', SECRET: 'x'.repeat(32) })
const messages = await sampleEmails(site)

describe.each(messages)('$kind', ({ subject, html, plainText }) => {
  test('has no unfilled values, as HTML or as text', () => {
    for (const text of [subject, html, plainText])
      expect(text).not.toMatch(/undefined|null|NaN|\{\{|\[object/)
    expect(subject.length).toBeLessThanOrEqual(70)
    expect(plainText.length).toBeGreaterThan(80)
    expect(plainText).not.toMatch(/<\w+/)
  })

  test('contains the site’s name, and every link is absolute', () => {
    expect(html).toContain('Other')
    expect(html).not.toContain('Casabloom')
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(link).toMatch(/^(https:\/\/|mailto:)/)
  })
})

test('the secret links of every email can be hidden', () => {
  const secret = messages.filter(({ html }) => html.includes(SAMPLE_TOKEN))
  expect(secret.map(({ kind }) => kind)).toEqual([
    'welcome',
    'confirmation',
    'password_reset',
    'new_address',
    'team_invitation',
    'Follow-up',
    'Consultation Scheduled',
  ])
  for (const { html, plainText } of secret)
    expect(withoutSecrets(html + plainText)).not.toContain(SAMPLE_TOKEN)
})
