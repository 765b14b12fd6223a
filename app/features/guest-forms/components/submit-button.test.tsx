import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SubmitButton } from './submit-button.tsx'

test('only a form with rules against spam asks for a moment', () => {
  const shown = renderToStaticMarkup(<SubmitButton text="Sign In" isGuarded={false} />)
  expect(shown).not.toContain('moment')
  expect(shown).toContain('>Sign In</button>')
})
