import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GuardedSubmit } from './guarded-submit.tsx'

test('a cooldown is shown, and its seconds are not read aloud', () => {
  const guard = {
    rules: { name: 'contact', minimumSeconds: 3, perHour: 3 },
    stamp: '',
    state: 'cooldown' as const,
    cooldown: '59:07',
    reasonFor: () => undefined,
  }
  const shown = renderToStaticMarkup(
    <GuardedSubmit guard={guard} sending={false} text="Send Message" sendingText="Sending…" />,
  )
  expect(shown).toContain('59:07')
  expect(shown).not.toMatch(/role="(status|alert)"|aria-live/)
})
