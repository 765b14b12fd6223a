import { expect, test } from 'vitest'
import { z } from 'zod'
import { personFields } from '../schema.ts'
import { formProblem, messageProblem } from './problem.ts'

const schema = z.object({ ...personFields, message: z.string().min(1, 'Please write.').min(10, 'More.') })
const problemOf = (fields: Record<string, string>) =>
  formProblem(schema.safeParse(fields), fields, messageProblem)
const good = { name: 'Anna Bell', email: 'anna@example.com', message: 'A longer message' }

test('every wrong field is reported at once, and missing ones make the heading', () => {
  expect(problemOf({ name: '', email: 'no address', message: '' })).toEqual({
    title: 'Missing Information',
    message: 'Please fill in all required fields.',
    fieldErrors: {
      name: ['Please enter your full name.'],
      email: ['Please enter a valid email address.'],
      message: ['Please write.'],
    },
  })
})

test('the errors follow the order of the page, not of the schema', () => {
  const onPage = { message: '', email: '', name: 'A' }
  expect(Object.keys(problemOf(onPage)!.fieldErrors!)).toEqual(['message', 'email', 'name'])
})

test('of several invalid fields, the first makes the heading', () => {
  expect(problemOf({ name: 'A', email: 'no address', message: 'short' })).toMatchObject({
    title: 'Missing Information',
    fieldErrors: {
      name: ['Please enter your full name (at least 2 characters).'],
      email: ['Please enter a valid email address.'],
      message: ['More.'],
    },
  })
  expect(problemOf({ ...good, email: 'anna@example', message: 'short' })).toMatchObject({
    title: 'Invalid Email',
    message: 'Please enter a valid email address.',
  })
  expect(problemOf({ ...good, message: 'short' })?.title).toBe('Message Too Short')
})

test('a valid form has no problem', () => expect(problemOf(good)).toBeUndefined())
