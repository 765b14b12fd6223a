import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitiseHtml } from '#app/platform/html/sanitise-html.ts'
import { SCRIPT_PAYLOADS } from '#tests/builders/script-payloads.ts'
import { DEFAULT_TEMPLATES } from './default-templates.ts'
import { renderTemplate } from './render-template.ts'
import { TEMPLATE_HTML } from './template-html.ts'
import { SAMPLE_VALUES, unknownVariables, usesVariable } from './template-variables.ts'

const letter = {
  subject: 'Hello {{ name }}',
  content: '<p>Hello {{name}},</p><p>you wrote: {{original_message}}</p>',
}

test('values replace variables and keep their line breaks', () => {
  const { subject, html } = renderTemplate(letter, { name: 'Anna', original_message: 'One\nTwo' })
  expect(subject).toBe('Hello Anna')
  expect(html).toBe('<p>Hello Anna,</p><p>you wrote: One<br>Two</p>')
})

test('a missing name still gives a greeting', () => {
  expect(renderTemplate(letter, {}).subject).toBe('Hello there')
  expect(renderTemplate(letter, { name: '  ', budget_range: null }).html).toContain('<p>Hello there,</p>')
})

test('a list item about a missing answer is left out, and so is a list without items', () => {
  const content =
    '<p>Your request</p><ul><li>Budget: {{budget_range}}</li><li><p>Timeline: {{timeline}}</p></li></ul><p>{{timeline}}</p>'
  const html = (values: { budget_range?: string; timeline?: string }) =>
    renderTemplate({ subject: '', content }, values).html
  expect(html({ budget_range: 'open' })).toBe(
    '<p>Your request</p><ul><li>Budget: open</li></ul><p>not said yet</p>',
  )
  expect(html({})).toBe('<p>Your request</p><p>not said yet</p>')
})

test('a value stays text: no tag, no second variable, no second line in the subject', () => {
  const name = '<img src=x onerror=alert(1)> {{original_message}}\r\nBcc: all@example.com'
  const { subject, html } = renderTemplate(letter, { name, original_message: 'secret' })
  expect(subject).toBe('Hello <img src=x onerror=alert(1)> {{original_message}} Bcc: all@example.com')
  expect(html).toContain('<p>Hello &lt;img src=x onerror=alert(1)&gt; {{original_message}}<br>Bcc: all')
})

test('a custom message follows the first paragraph, or comes first without one', () => {
  const block =
    '<blockquote><p><strong>Additional Message</strong></p><p>See you<br>soon &amp; well</p></blockquote>'
  expect(renderTemplate(letter, {}, 'See you\nsoon & well').html).toBe(
    `<p>Hello there,</p>${block}<p>you wrote: </p>`,
  )
  expect(renderTemplate({ ...letter, content: 'Words' }, {}, 'See you\nsoon & well').html).toBe(
    `${block}Words`,
  )
  expect(renderTemplate(letter, {}, '{{name}}').html).toContain('<p>&#123;&#123;name}}</p>')
})

test('unknown variables are found', () => {
  expect(unknownVariables('{{name}} {{ nmae }} {{toString}} {{nmae}}')).toEqual(['{{nmae}}', '{{toString}}'])
  expect(usesVariable(DEFAULT_TEMPLATES[1], 'intake_form_url')).toBe(true)
  expect(usesVariable(DEFAULT_TEMPLATES[0], 'intake_form_url')).toBe(false)
})

test('sanitising does not change the default templates, and they use known variables only', () => {
  for (const { subject, content } of DEFAULT_TEMPLATES) {
    expect(sanitiseHtml(content, TEMPLATE_HTML).replaceAll('<br />', '<br>')).toBe(content)
    expect(unknownVariables(subject + content)).toEqual([])
    expect(renderTemplate({ subject, content }, SAMPLE_VALUES).html).not.toContain('{{')
  }
})

test('values are escaped', () => {
  const anything = fc.oneof(fc.string(), fc.constantFrom(...SCRIPT_PAYLOADS))
  const tagsOf = (html: string) => html.replaceAll('<br>', '').match(/<[^>]*>/g)
  fc.assert(
    fc.property(anything, anything, (name, message) => {
      const { html } = renderTemplate(letter, { name, original_message: message })
      expect(tagsOf(html)).toEqual(tagsOf(letter.content))
    }),
  )
})
