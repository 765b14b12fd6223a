import { expect, test } from 'vitest'
import { noticesOf } from './dashboard-notices.ts'

test.each([
  ['from=email&redesign=ready', ['Room Redesign Complete!'], []],
  ['confirmed=true&source=email_verification', ['Welcome'], []],
  ['payment=success', ['Payment Successful!'], [2000]],
  ['payment=cancelled', ['Payment Cancelled'], []],
  ['credit_processing=true', ['Payment Received!', 'Are your credits there?'], [3000, 45_000]],
  ['upload=success', ['Upload successful!'], []],
  ['from=email', [], []],
  ['payment=elsewhere', [], []],
])('%s', (query, titles, refreshes) => {
  const asked = noticesOf(new URLSearchParams(`${query}&page=2`))
  expect(asked.notices.map(({ title }) => title)).toEqual(titles)
  expect(asked.refreshes).toEqual(refreshes)
  expect(asked.rest.toString()).toBe('page=2')
})

test('a cancelled payment is said as a failure, and the second notice waits and stays', () => {
  const { notices } = noticesOf(new URLSearchParams('payment=cancelled&credit_processing=true'))
  expect(notices[0]).toMatchObject({ tone: 'error', message: 'No charges were made' })
  expect(notices[2]).toMatchObject({ after: 45_000, duration: 10_000 })
})

test('an address without flags asks for nothing', () => {
  const asked = noticesOf(new URLSearchParams('room=1'))
  expect(asked).toMatchObject({ notices: [], refreshes: [] })
  expect(asked.rest.toString()).toBe('room=1')
})
