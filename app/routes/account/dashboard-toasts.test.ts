import { expect, test } from 'vitest'
import { toastsOf } from './dashboard-toasts.ts'

test.each([
  ['from=email&redesign=ready', ['Room Redesign Complete!'], []],
  ['confirmed=true&source=email_verification', ['Welcome'], []],
  ['payment=cancelled', ['Payment Cancelled'], []],
  ['upload=success', ['Upload successful!'], []],
  ['from=email', [], []],
  ['payment=elsewhere', [], []],
])('%s', (query, titles, refreshes) => {
  const asked = toastsOf(new URLSearchParams(`${query}&page=2`), null)
  expect(asked.toasts.map(({ title }) => title)).toEqual(titles)
  expect(asked.refreshes).toEqual(refreshes)
  expect(asked.rest.toString()).toBe('page=2')
})

test('a cancelled payment shows as a failure, and the second toast appears later and stays longer', () => {
  const { toasts } = toastsOf(new URLSearchParams('payment=cancelled&credit_processing=true'), 'processing')
  expect(toasts[0]).toMatchObject({ tone: 'error', message: 'No charges were made' })
  expect(toasts[2]).toMatchObject({ after: 45_000, duration: 10_000 })
})

test('a URL without flags has no toasts', () => {
  const asked = toastsOf(new URLSearchParams('room=1'), null)
  expect(asked).toMatchObject({ toasts: [], refreshes: [] })
  expect(asked.rest.toString()).toBe('room=1')
})

test.each([
  ['payment=success', '1 room credit', ['Payment Successful!'], [2000]],
  ['credit_processing=true', '1 room credit', ['Payment Successful!'], [2000]],
  ['credit_processing=true', 'processing', ['Payment Received!', 'Are your credits there?'], [3000, 45_000]],
  ['payment=success', null, [], []],
  ['payment=success', 'processing', [], []],
  ['credit_processing=true', null, [], []],
])(
  '%s says what was bought (%s), and nothing of a purchase that is not there',
  (query, bought, titles, refreshes) => {
    const asked = toastsOf(new URLSearchParams(query), bought)
    expect(asked.toasts.map(({ title }) => title)).toEqual(titles)
    expect(asked.refreshes).toEqual(refreshes)
    expect(asked.rest.size).toBe(0)
  },
)
