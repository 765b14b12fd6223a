import { expect, test } from 'vitest'
import { type FailedGeneration, failureMessage } from './failure-message.ts'
import { FAILURE_REASONS } from './generation.ts'
import { failureReason } from './generation-failure.ts'

const withCode = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more })

const NOVEMBER = new Date('2026-11-22T12:00:00Z')
const FIRST: FailedGeneration = {
  reason: 'busy',
  kind: 'redesign',
  isRetry: false,
  isFree: false,
  hasWish: false,
  endedAt: NOVEMBER,
  isBudgetSpent: true,
}
const words = (more: Partial<FailedGeneration>) => failureMessage({ ...FIRST, ...more })

test.each([
  ['analysis_failed', 'Image Analysis Failed'],
  ['generation_failed', 'AI Generation Failed'],
  ['storage_failed', 'Storage Issue'],
  ['rate_limited', 'Service Busy'],
  ['quota_exhausted', 'Service Busy'],
  ['ECONNRESET', 'Retry Failed'],
])('a retry that failed with %s has the title "%s" and cost nothing', (code, title) => {
  const { toast } = words({ reason: failureReason(withCode(code)), isRetry: true })
  expect(toast.title).toBe(title)
  expect(toast.description).toMatch(/ No credits were deducted for this failed retry\.$/)
})

test('the failure of a first attempt says that the upload failed, the photo is kept and the credit was not deducted', () => {
  for (const reason of FAILURE_REASONS) {
    const { heading, message, credit, toast } = words({ reason })
    expect(`${heading} ${message} ${credit} ${toast.title} ${toast.description}`).not.toMatch(/retry/i)
    expect(credit).toBe("Don't worry, your credit was not deducted.")
  }
  expect(words({}).toast).toEqual({
    title: 'Upload failed',
    description:
      "Failed to process your room upload: AI redesign failed: Our design service is currently busy. Please wait a few minutes and try again. Your photo is kept. Don't worry, your credit was not deducted.",
  })
})

test('a failure does not mention credits to a member who needs none', () => {
  for (const reason of FAILURE_REASONS)
    for (const isRetry of [true, false])
      for (const kind of ['redesign', 'revision'] as const)
        expect(JSON.stringify(words({ reason, isRetry, kind, isFree: true }))).not.toMatch(/credits? /i)
})

test('a spent budget reads as a pause with an end, not as a failure', () => {
  const { heading, toast, mustWait } = words({ reason: 'budget_spent' })
  expect(mustWait).toBe(true)
  expect([heading, toast.title]).toEqual(Array(2).fill('Redesigns are paused until December 1, 2026'))
  const raised = words({ reason: 'budget_spent', isBudgetSpent: false })
  expect(raised).toMatchObject({ heading: 'Redesigns continue', mustWait: false })
})

test('a declined revision asks for other words, never for another photo', () => {
  const { message, needsAnotherPhoto } = words({ reason: 'moderation_blocked', kind: 'revision' })
  expect(message).toContain('put your wish another way')
  expect(message).not.toContain('photo')
  expect(needsAnotherPhoto).toBe(false)
})

test.each([
  ['not_a_room', /doesn't show a room we can paint/],
  ['too_dark', /too dark/],
  ['too_blurred', /too blurred/],
  ['moderation_blocked', /declined to work on this photo/],
] as const)('%s: the person reads which, and is asked for another photo', (code, said) => {
  const { message, toast, needsAnotherPhoto } = words({ reason: failureReason(withCode(code)) })
  expect([message, toast.description]).toEqual([expect.stringMatching(said), expect.stringMatching(said)])
  expect(needsAnotherPhoto).toBe(true)
})
