import { expect, test } from 'vitest'
import { z } from 'zod'
import { personFields } from '../schema.ts'
import { formProblem, messageProblem } from './problem.ts'

const schema = z.object({ ...personFields, message: z.string().min(1, 'Please write.').min(10, 'More.') })
const problemOf = (fields: Record<string, string>) =>
  formProblem(schema.safeParse(fields), fields, messageProblem)
const good = { name: 'Anna Bell', email: 'anna@example.com', message: 'A longer message' }

test('all missing fields are reported at once, before any invalid one', () => {
  expect(problemOf({ name: '', email: 'no address', message: '' })).toEqual({
    title: 'Missing Information',
    message: 'Please fill in all required fields.',
    fieldErrors: { name: ['Please enter your full name.'], message: ['Please write.'] },
  })
})

test('missing fields follow the order of the page, not of the schema', () => {
  const onPage = { message: '', email: '', name: 'Anna Bell' }
  expect(Object.keys(problemOf(onPage)!.fieldErrors!)).toEqual(['message', 'email'])
})

test('of several invalid fields, the first is reported', () => {
  expect(problemOf({ name: 'A', email: 'no address', message: 'short' })).toMatchObject({
    title: 'Missing Information',
    fieldErrors: { name: ['Please enter your full name (at least 2 characters).'] },
  })
  expect(problemOf({ ...good, email: 'anna@example', message: 'short' })).toMatchObject({
    title: 'Invalid Email',
    message: 'Please enter a valid email address.',
  })
  expect(problemOf({ ...good, message: 'short' })?.title).toBe('Message Too Short')
})

test('a valid form has no problem', () => expect(problemOf(good)).toBeUndefined())
