import { describe, expect, test } from 'vitest'
import { SCRIPT_PAYLOADS } from '#tests/builders/script-payloads.ts'
import { templateEmail } from './emails.tsx'
import { DEFAULT_TEMPLATES } from './rules/default-templates.ts'
import { SAMPLE_VALUES } from './rules/template-variables.ts'

const site = { siteName: 'Casabloom', appUrl: 'https://home.example' }
const letter = (template: { subject: string; content: string }, values = SAMPLE_VALUES) =>
  templateEmail(site, { recipient: 'anna@example.com', template, values })

test('a template’s message has the site’s layout, and its plain text says the same', async () => {
  const { recipient, subject, html, plainText } = await letter(DEFAULT_TEMPLATES[1])
  expect(recipient).toBe('anna@example.com')
  expect(subject).toBe('A few questions about your single-room project')
  expect(html).toMatch(
    /<a style="background-color:#A4492F[^>]* href="https:\/\/example.com\/design-intake-form\/sample"/,
  )
  expect(html).toContain('because you wrote to us at')
  expect(html.match(/<p>/g)).toBeNull()
  expect(plainText).toContain('Hello Anna Berg,')
  expect(plainText).toContain('https://example.com/design-intake-form/sample')
})

describe('neither templates nor values can contain scripts', () => {
  test.each(SCRIPT_PAYLOADS)('%s', async (payload) => {
    const { html } = await letter({ subject: payload, content: payload }, { ...SAMPLE_VALUES, name: payload })
    const body = html.slice(html.indexOf('<div><'))
    expect(body).not.toMatch(/<(script|img|svg|iframe|object|embed|form|input|style|meta|base|link)\b/i)
    expect(html.match(/<[^>]*\s(on\w+|formaction|srcdoc)=/gi)).toBeNull()
    expect(html).not.toMatch(/href="\s*(javascript|vbscript|data):/i)
  })

  test('an address in a value', async () => {
    const content = '<p>See <a href="{{name}}">this</a></p>'
    const { html } = await letter(
      { subject: 'x', content },
      { ...SAMPLE_VALUES, name: 'javascript:alert(1)' },
    )
    expect(html).not.toContain('javascript:')
  })
})
