import { expect, test } from 'vitest'
import { withoutSecrets } from '#app/features/email/rules/secret-links.ts'
import { readEnvironment } from '#app/platform/env/environment.ts'
import { SAMPLE_TOKEN, sampleEmails } from './sample-emails.server.ts'

test('whatever the product sends, its secret links can be hidden', async () => {
  const messages = await sampleEmails(readEnvironment({ NODE_ENV: 'test' }))
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
