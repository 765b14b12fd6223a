import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { changedPrompts } from '../rules/changed-prompts.ts'
import { ChangedPrompts } from './changed-prompts.tsx'

const CURRENT = { roomRedesignPrompt: 'Paint the room.', styleAnalysisPrompt: 'Look at the photo.' }

const shown = (earlier: Partial<typeof CURRENT>) =>
  renderToStaticMarkup(<ChangedPrompts prompts={changedPrompts(earlier, CURRENT)} />)

test('every prompt that comes back is shown under its name, and none that stays as it is', () => {
  const both = shown({ roomRedesignPrompt: 'Repaint the room.', styleAnalysisPrompt: 'Study the photo.' })
  for (const words of [
    'Room redesign prompt',
    'Repaint the room.',
    'Photo analysis prompt',
    'Study the photo.',
  ])
    expect(both).toContain(words)
  const one = shown({ ...CURRENT, styleAnalysisPrompt: 'Study the photo.' })
  expect(one).toContain('Study the photo.')
  expect(one).not.toContain('Room redesign prompt')
})

test('a version without a prompt brings none back', () => {
  expect(changedPrompts({}, CURRENT)).toEqual([])
})
