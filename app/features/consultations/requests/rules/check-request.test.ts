import { expect, test } from 'vitest'
import { checkRequest } from './check-request.ts'

const problemOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return checkRequest(form)
}

test('every wrong field of a request is told in one try, in the order of the page', () => {
  const wrong = {
    name: 'A',
    email: 'bad@',
    phone: 'call me maybe',
    contactPreference: 'phone',
    message: 'Short.',
  }
  const told = {
    name: ['Please enter your full name (at least 2 characters).'],
    email: ['Please enter a valid email address.'],
    phone: ['Please enter a phone number that we can call: at least six digits.'],
    message: ['Please provide more details about your project (at least 20 characters).'],
  }
  const complete = problemOf({ ...wrong, projectType: 'single_room' })!
  expect(complete.fieldErrors).toEqual(told)
  expect(Object.keys(complete.fieldErrors!)).toEqual(['name', 'email', 'phone', 'message'])
  expect(problemOf(wrong)).toEqual({
    title: 'Missing Information',
    message: 'Please fill in all required fields.',
    fieldErrors: { ...told, projectType: ['Please choose what kind of project it is.'] },
  })
})

test('who is written to needs no phone number', () => {
  expect(problemOf({ phone: 'call me maybe' })!.fieldErrors).not.toHaveProperty('phone')
  expect(problemOf({ contactPreference: 'both' })!.fieldErrors).toHaveProperty('phone')
})
