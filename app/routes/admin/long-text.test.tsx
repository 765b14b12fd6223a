import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailText } from './email-text.tsx'
import { LongText } from './long-text.tsx'

const shown = (text: string) => renderToStaticMarkup(<LongText text={text} of="the message of Carla" />)

test('a long text is shown in part with a button for the rest, and a short one whole', () => {
  for (const long of ['word '.repeat(200), 'line\n'.repeat(20)]) {
    expect(shown(long)).toContain('line-clamp')
    expect(shown(long)).toContain('Show all<span class="sr-only"> of the message of Carla</span>')
  }
  const short = shown('Thank you!\nIt works on my phone.')
  expect(short).not.toContain('line-clamp')
  expect(short).not.toContain('button')
})

test('an email address may break after its @ only', () => {
  expect(renderToStaticMarkup(<EmailText address="carla@example.com" />)).toContain(
    'carla@<wbr/>example.com</span>',
  )
})
