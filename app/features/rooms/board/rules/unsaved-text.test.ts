import { expect, test } from 'vitest'
import { textToRestore, unsavedTextIn } from './unsaved-text.ts'

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

test.each([null, '', '{}', 'null', '{"text":"249"}', '{"text":1,"seen":2}', '{'])(
  '%j in the storage is no unsaved text',
  (stored) => {
    expect(unsavedTextIn(stored)).toBeUndefined()
    expect(textToRestore('240', '240', stored)).toBeUndefined()
  },
)
