import { expect, test } from 'vitest'
import { flawedVersion } from './flawed-version.ts'

const CHECKS = { fault: null, structure: 0, inspection: null }
const fine = (id: string) => ({ id, freeOfCharge: false, offersFreeTry: false, checks: CHECKS })
const flawed = (id: string, offersFreeTry: boolean) => ({ ...fine(id), freeOfCharge: true, offersFreeTry })

test('a free try is offered whatever was made since, under the name of its version', () => {
  expect(flawedVersion([], null)).toBeNull()
  expect(flawedVersion([fine('b'), fine('a')], null)).toBeNull()
  expect(flawedVersion([flawed('a', true)], null)).toMatchObject({ name: 'This one', offersFreeTry: true })
  const older = flawedVersion([fine('c'), flawed('b', true), flawed('a', true)], null)
  expect(older).toMatchObject({ id: 'b', name: 'Version 2', offersFreeTry: true })
  const tried = flawedVersion([flawed('b', false), fine('a')], null)
  expect(tried).toMatchObject({ id: 'b', name: 'This one', offersFreeTry: false })
  expect(flawedVersion([fine('b'), flawed('a', false)], null)).toBeNull()
})

test('nothing is offered that cannot be tried now', () => {
  const made = [fine('b'), flawed('a', true)]
  const usual = { mustWait: false, needsAnotherPhoto: false }
  expect(flawedVersion(made, usual)).toMatchObject({ id: 'a' })
  expect(flawedVersion(made, { ...usual, mustWait: true })).toBeNull()
  expect(flawedVersion(made, { ...usual, needsAnotherPhoto: true })).toBeNull()
})
