import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { MAY_ASK } from '../../rules/redesign-promise.ts'
import { GenerationScreen } from './generation-screen.tsx'

test.each([false, true])('who has tapped walls (%s) is not told that we may ask for it', (isCorrected) => {
  const room = { id: 'room', placeholder: '', isMadeAsPreview: true, sendsMail: false }
  const status = { hasPreview: false, changedAt: '', before: 0, isPaused: false }
  const screen = (
    <MemoryRouter>
      <GenerationScreen
        room={{ ...room, roomType: 'Bedroom', isCorrected }}
        status={{ ...status, state: 'queued', stage: null }}
        elapsed={0}
        usual={null}
        backTo="/dashboard"
      />
    </MemoryRouter>
  )
  const text = renderToStaticMarkup(screen).replaceAll('&#x27;', "'")
  expect(text).toContain("You'll get a palette preview.")
  expect(text.includes(MAY_ASK)).toBe(!isCorrected)
})
