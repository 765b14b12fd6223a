import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY } from '#app/lib/durations.ts'
import { type Answers, answersIn, answersToRestore, isExpired, newDraft } from './form-draft.ts'

const NOW = Date.parse('2026-03-01')
const MEMBERS_PAGE = { name: ['Anna Bell'], email: ['anna@example.com'], message: [''], topics: ['rooms'] }

const stored = (answers: Answers, owner = 'anna', at = NOW) =>
  JSON.stringify(newDraft(owner, answers, { name: [''], email: [''], message: [''] }, at))

test('a draft keeps what a person answered, not what the form said by itself or left empty', () => {
  const answers = { ...MEMBERS_PAGE, name: ['Anna'], email: [''], message: ['Hello'], topics: [] }
  expect(newDraft('anna', answers, MEMBERS_PAGE, NOW)).toEqual({
    at: NOW,
    owner: 'anna',
    answers: { name: ['Anna'], message: ['Hello'], topics: [] },
  })
})

test('a message alone leaves the name and email of the form as they are', () => {
  const draft = answersIn(stored({ name: [''], email: [''], message: ['Hello'] }), 'anna', NOW)!
  expect(answersToRestore(draft, MEMBERS_PAGE, MEMBERS_PAGE)).toEqual({ message: ['Hello'] })
})

test('nobody reads the draft of another person or of a guest', () => {
  expect(answersIn(stored({ message: ['Hello'] }, 'guest'), 'guest', NOW)).toEqual({ message: ['Hello'] })
  expect(answersIn(stored({ message: ['Hello'] }, 'guest'), 'anna', NOW)).toBeUndefined()
  expect(answersIn(stored({ message: ['Hello'] }, 'anna'), 'guest', NOW)).toBeUndefined()
  expect(answersIn(stored({ message: ['Hello'] }, 'anna'), 'ben', NOW)).toBeUndefined()
})

test('a draft is kept for two weeks', () => {
  const draft = stored({ message: ['Hello'] })
  const almost = NOW + 14 * DAY - 1
  expect([isExpired(draft, almost), answersIn(draft, 'anna', almost)]).toEqual([
    false,
    { message: ['Hello'] },
  ])
  expect([isExpired(draft, almost + 1), answersIn(draft, 'anna', almost + 1)]).toEqual([true, undefined])
})

test.each(['', '{}', 'null', '{"at":1', '{"at":1,"owner":"anna","answers":{"name":"Anna"}}', '[]'])(
  '%j in the storage is no draft',
  (broken) => {
    expect(answersIn(broken, 'anna', NOW)).toBeUndefined()
    expect(isExpired(broken, NOW)).toBe(true)
  },
)

test('what was typed, ticked or chosen before the script ran stays', () => {
  const draft = { message: ['older'], topics: ['colours'], timeline: ['soon'] }
  const byItself = { message: [''], topics: ['rooms'], timeline: [''] }
  const answers = { message: ['newer'], topics: [], timeline: ['never'] }
  expect(answersToRestore(draft, answers, byItself)).toEqual({})
})

test('a form shows again what was typed into it', () => {
  const values = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.tuple(fc.string({ minLength: 1 })))
  fc.assert(
    fc.property(values, values, (typed, prefilled) => {
      const page = { a: [''], b: [''], c: [''], ...prefilled }
      const answers = { ...page, ...typed }
      const draft = answersIn(JSON.stringify(newDraft('anna', answers, page, NOW)), 'anna', NOW)!
      expect({ ...page, ...answersToRestore(draft, page, page) }).toEqual(answers)
    }),
  )
})
