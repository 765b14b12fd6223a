import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './unbroken.tsx'

const shown = (text: string) => renderToStaticMarkup(<Unbroken>{text}</Unbroken>)

test('a word with a hyphen stays on one line, and the text stays as it is', () => {
  expect(shown('A Mid-Century Modern room')).toBe(
    'A <span class="whitespace-nowrap">Mid-Century</span> Modern room',
  )
  for (const text of ['Coastal × Zen', 'a-word-that-is-far-too-long-for-a-line', ''])
    expect(shown(text)).toBe(text)
})
