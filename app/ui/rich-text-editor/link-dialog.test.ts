import { expect, test } from 'vitest'
import { completed } from './link-dialog.tsx'

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['example.com/a?b', 'https://example.com/a?b'],
  ['/quiz', '/quiz'],
  ['#top', '#top'],
  ['ann@example.com', 'mailto:ann@example.com'],
  ['{{intake_form_url}}', '{{intake_form_url}}'],
])('%s becomes %s', (typed, address) => {
  expect(completed(typed)).toBe(address)
})

test.each(['', ' ', 'javascript:alert(1)', '//evil.example', 'two words', 'word'])(
  '%s is no address',
  (typed) => {
    expect(completed(typed)).toBeUndefined()
  },
)
