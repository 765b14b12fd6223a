import { expect, test } from 'vitest'
import { WRONG_REQUEST, WRONG_REQUEST_ERRORS } from '#tests/builders/wrong-request.ts'
import { checkRequest } from './check-request.ts'

const problemOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return checkRequest(form)
}

test('every wrong field of a request is told in one try, in the order of the page', () => {
  const told = Object.fromEntries(Object.entries(WRONG_REQUEST_ERRORS).map(([name, text]) => [name, [text]]))
  const complete = problemOf({ ...WRONG_REQUEST, projectType: 'single_room' })!
  expect(complete.fieldErrors).toEqual(told)
  expect(Object.keys(complete.fieldErrors!)).toEqual(['name', 'email', 'phone', 'message'])
  expect(problemOf(WRONG_REQUEST)).toEqual({
    title: 'Missing Information',
    message: 'Please fill in all required fields.',
    fieldErrors: { ...told, projectType: ['Please choose what kind of project it is.'] },
  })
})

test('who is written to needs no phone number', () => {
  expect(problemOf({ phone: 'call me maybe' })!.fieldErrors).not.toHaveProperty('phone')
  expect(problemOf({ contactPreference: 'both' })!.fieldErrors).toHaveProperty('phone')
})
