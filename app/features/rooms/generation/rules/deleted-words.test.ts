import { expect, test } from 'vitest'
import { deletedWords } from './deleted-words.ts'

test('whoever waits for a deleted room reads what happened, and of a credit only when it is back', () => {
  expect(deletedWords('Walk-in Closet', true)).toEqual({
    title: 'The photo of your walk-in closet was removed',
    description:
      'The room was deleted, and its redesign with it. Your credit is back. You can add another photo whenever you like.',
  })
  expect(deletedWords('Kitchen', false).description).not.toContain('credit')
})
