import { expect, test } from 'vitest'
import { accountProblem, accountReply } from './account-problem.ts'

test('what is wrong is counted, and said at its field', () => {
  const email = ['Please enter a valid email address.']
  expect(accountProblem({ email, name: null })).toEqual({
    title: 'One thing needs another look',
    fieldErrors: { email },
    unlisted: 'selections',
  })
  expect(accountProblem({ email, password: ['Please enter your password.'] })?.title).toBe(
    '2 things need another look',
  )
})

test('why the whole form was refused comes first', () => {
  const problem = accountProblem({ '': ['Too many attempts.'], email: ['Please look again.'] })
  expect(problem?.title).toBe('Too many attempts.')
})

test('a missing quiz is asked for in its own place, and not counted', () => {
  const selections = ['Please complete the quiz.']
  expect(accountProblem({ selections, name: ['Please enter your name.'] })?.title).toMatch(/^One thing/)
  expect(accountProblem({ selections })?.title).toBe('Your account begins with the style quiz.')
})

test.each<Record<string, string[] | null> | null | undefined>([
  undefined,
  null,
  {},
  { email: null },
  { email: [] },
])('%j is no problem', (errors) => {
  expect(accountProblem(errors)).toBeUndefined()
  expect(accountReply({ error: errors ?? null, initialValue: { email: 'anna@' } })).toBeUndefined()
})

test('the answer brings back what was typed', () => {
  const reply = accountReply({
    error: { name: ['Please enter your name.'] },
    initialValue: { email: 'anna@' },
  })
  expect(reply?.values).toEqual({ email: 'anna@' })
})
