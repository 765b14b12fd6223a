import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flawsOf, flawWords, penalty, type RedesignChecks } from './redesign-checks.ts'

const fine = {
  remainingPeople: 0,
  addedOpenings: [],
  removedOpenings: [],
  warpedFurniture: [],
  writing: [],
}
const checks = (more: Partial<RedesignChecks> = {}): RedesignChecks => ({
  fault: null,
  structure: 0.7,
  inspection: fine,
  ...more,
})

test('a redesign that keeps its room has no flaws, even if nothing could be measured', () => {
  expect(flawsOf(checks())).toEqual([])
  expect(flawsOf(checks({ structure: null, inspection: null }))).toEqual([])
  expect(penalty(checks({ structure: 0.26 }))).toBe(0)
})

test.each<[string, Partial<RedesignChecks>, string]>([
  ['a lost structure', { structure: 0.24 }, 'the room itself changed more than it should'],
  ['a person', { inspection: { ...fine, remainingPeople: 1 } }, 'somebody is still in the picture'],
  [
    'a new window',
    { inspection: { ...fine, addedOpenings: ['a window on the left'] } },
    'a window or door is not where it was',
  ],
  [
    'a lost door',
    { inspection: { ...fine, removedOpenings: ['the door'] } },
    'a window or door is not where it was',
  ],
  [
    'a melted chair',
    { inspection: { ...fine, warpedFurniture: ['a chair'] } },
    'some furniture came out crooked',
  ],
  ['letters', { inspection: { ...fine, writing: ['a sign'] } }, 'there is writing in the picture'],
])('%s is a flaw with words', (_what, more, words) => {
  expect(flawWords(checks(more))).toEqual([words])
})

test('the instructions name each flaw', () => {
  const [flaw] = flawsOf(checks({ inspection: { ...fine, addedOpenings: ['a window on the left wall'] } }))
  expect(flaw!.instruction).toContain('do not add a window on the left wall')
})

test('a redesign with more flaws is never the better one', () => {
  const arbitrary = fc.record({
    structure: fc.double({ min: 0, max: 1, noNaN: true }),
    people: fc.nat(3),
    added: fc.array(fc.string(), { maxLength: 2 }),
  })
  fc.assert(
    fc.property(arbitrary, ({ structure, people, added }) => {
      const some = { ...fine, addedOpenings: added }
      const one = checks({ structure, inspection: some })
      const worse = checks({
        structure,
        inspection: { ...some, remainingPeople: people + 1, warpedFurniture: ['x'] },
      })
      expect(penalty(worse)).toBeGreaterThan(penalty(one))
    }),
  )
})
