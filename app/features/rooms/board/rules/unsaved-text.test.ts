import { expect, test } from 'vitest'
import { textToRestore, unsavedAfter, unsavedTextIn } from './unsaved-text.ts'

const kept = (text: string, seen: string) => JSON.stringify({ text, seen })

test('an unsaved text is restored, and saved when nothing else was stored since', () => {
  const unsaved = { text: '249', seen: '240' }
  expect(textToRestore('240', '240', kept('249', '240'))).toEqual({ unsaved, isSavedUnasked: true })
})

test('an unsaved text that is older than the stored one is shown but not saved', () => {
  const unsaved = { text: '249', seen: '240' }
  expect(textToRestore('300', '300', kept('249', '240'))).toEqual({ unsaved, isSavedUnasked: false })
})

test('a text that was stored after all is not restored', () => {
  expect(textToRestore('249', '249', kept('249', '240'))).toBeUndefined()
})

test('what was typed before the script began wins over what the tab kept', () => {
  const unsaved = { text: '260', seen: '240' }
  expect(textToRestore('240', '260', kept('249', '240'))).toEqual({ unsaved, isSavedUnasked: false })
})

test('a line break that the browser writes in its own way is no change', () => {
  expect(textToRestore('linen\r\nwool', 'linen\nwool', null)).toBeUndefined()
})

test.each([
  ['notes', 'Linen, and wool', 'Linen \n', 'Linen'],
  ['price', '260', '1249.5', '1,249.50'],
  ['budget', '', '$900', '900'],
] as const)('what was typed as %s while an earlier text was saved is saved by the next visit', (...texts) => {
  const [name, text, sent, saved] = texts
  const unsaved = unsavedAfter(name, kept(text, 'what the page came with'), sent)
  expect(textToRestore(saved, saved, JSON.stringify(unsaved))).toEqual({
    unsaved: { text, seen: saved },
    isSavedUnasked: true,
  })
})

test('a text that was saved as it was typed is kept no longer', () => {
  expect(unsavedAfter('notes', kept('Linen', ''), 'Linen')).toBeUndefined()
})

test.each([null, '', '{}', 'null', '{"text":"249"}', '{"text":1,"seen":2}', '{'])(
  '%j in the storage is no unsaved text',
  (stored) => {
    expect(unsavedTextIn(stored)).toBeUndefined()
    expect(textToRestore('240', '240', stored)).toBeUndefined()
  },
)
