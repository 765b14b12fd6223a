import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CooldownTemplate } from './cooldown-notice.tsx'

test('a cooldown’s seconds are not read aloud', () => {
  const shown = renderToStaticMarkup(<CooldownTemplate />)
  expect(shown).toContain('You can send this one in')
  expect(shown).not.toMatch(/role="(status|alert)"|aria-live/)
})
