import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_REDESIGN_PROMPT } from '#app/features/ai-settings/rules/defaults.ts'
import type { StyleProfile } from '#app/features/styles/schema.ts'
import { redesignPrompt } from './redesign-prompt.ts'

const profile: StyleProfile = {
  primaryStyle: 'Japandi',
  colorPalette: [{ name: 'Oat', hex: '#e6dccb' }],
  materials: ['Pale oak', 'linen'],
  characteristics: ['Low furniture'],
  designPrinciples: ['Leave room to breathe'],
}
const input = {
  roomType: 'Living Room',
  profile,
  feedback: null,
  revision: false,
  fixed: [],
  retryInstructions: [],
  strength: 'restyle' as const,
  wallsOnly: false,
  itemsToKeep: [],
  brushed: false,
}

test('every placeholder is filled', () => {
  const prompt = redesignPrompt(DEFAULT_REDESIGN_PROMPT, input)
  expect(prompt).not.toMatch(/\{\{|\}\}/)
  for (const word of [
    'living room',
    'Japandi',
    'Oat (#e6dccb)',
    'Pale oak, linen',
    'Low furniture',
    'Leave room',
  ]) {
    expect(prompt).toContain(word)
  }
})

test('the prompt describes a blend as two styles in one scheme', () => {
  const blend = { ...profile, primaryStyle: 'Coastal × Industrial' }
  expect(redesignPrompt(DEFAULT_REDESIGN_PROMPT, { ...input, profile: blend })).toContain(
    '"Coastal × Industrial" is a blend of what each of them likes: Coastal and Industrial.',
  )
  expect(redesignPrompt(DEFAULT_REDESIGN_PROMPT, input)).not.toContain('blend')
})

test('the prompt keeps the layout, removes people and forbids text', () => {
  const prompt = redesignPrompt(DEFAULT_REDESIGN_PROMPT, input)
  expect(prompt).toContain('Do not change the layout or the architecture')
  expect(prompt).toContain('Remove any people')
  expect(prompt).toContain('Do not add people, text')
})

test("a person's words are quoted verbatim, and placeholders in them stay unfilled", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (feedback) => {
      const prompt = redesignPrompt(DEFAULT_REDESIGN_PROMPT, {
        ...input,
        feedback: `${feedback}{{materials}}`,
      })
      expect(prompt).toContain(JSON.stringify(`${feedback}{{materials}}`))
    }),
  )
})

test('an unknown placeholder of a custom template stays visible', () => {
  expect(redesignPrompt('A {{colour}} {{roomType}}', input)).toBe('A {{colour}} living room')
})
