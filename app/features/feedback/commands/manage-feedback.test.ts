import { expect, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import type { Services } from '#app/platform/services.ts'
import { createAdministrator } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { feedbackCounts, feedbackPage } from '../queries/feedback-list.server.ts'
import { websiteFeedback } from '../tables.server.ts'
import { deleteAllFeedback, deleteFeedback, setFeedbackStatus } from './manage-feedback.server.ts'

async function writeMessages({ database }: Services) {
  const statuses = ['new', 'pending', 'reviewed', 'resolved'] as const
  return database
    .insert(websiteFeedback)
    .values(statuses.map((status) => ({ feedbackText: `A ${status} message`, contactName: status, status })))
    .returning()
}

test('messages go from new or pending to reviewed, resolved, and back to new', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const actor = await createAdministrator(services)
  const [fresh, pending] = await writeMessages(services)
  await setFeedbackStatus(services, actor, { feedbackId: pending!.id, status: 'reviewed' })
  for (const status of ['reviewed', 'resolved', 'new'] as const)
    await setFeedbackStatus(services, actor, { feedbackId: fresh!.id, status })
  await expect(
    setFeedbackStatus(services, actor, { feedbackId: fresh!.id, status: 'resolved' }),
  ).rejects.toMatchObject({ code: 'status_not_next' })
  expect(await feedbackCounts(services.database)).toEqual({ total: 4, new: 1, reviewed: 2, resolved: 1 })
})

test('new and pending messages are unreviewed', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  await writeMessages(services)
  const shown = async (view: 'unreviewed' | 'reviewed' | 'resolved' | 'all') =>
    (await feedbackPage(services.database, { view, search: '', page: 1 })).rows
      .map(({ status }) => status)
      .sort()
  expect(await shown('unreviewed')).toEqual(['new', 'pending'])
  expect(await shown('reviewed')).toEqual(['reviewed'])
  expect(await shown('resolved')).toEqual(['resolved'])
  expect(await shown('all')).toHaveLength(4)
})

test('one message is deleted, or all after typing the word, and the audit log records it', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const actor = await createAdministrator(services)
  const [first] = await writeMessages(services)
  await deleteFeedback(services, actor, { feedbackId: first!.id })
  await expect(deleteFeedback(services, actor, { feedbackId: first!.id })).rejects.toMatchObject({
    code: 'feedback_not_found',
  })
  const wrong = { confirmation: 'delete' as 'DELETE' }
  await expect(deleteAllFeedback(services, actor, wrong)).rejects.toThrow('Please type DELETE to confirm.')
  expect(await services.database.$count(websiteFeedback)).toBe(3)
  expect(await deleteAllFeedback(services, actor, { confirmation: 'DELETE' })).toBe(3)
  expect(await services.database.$count(websiteFeedback)).toBe(0)
  const actions = await services.database.select({ action: auditLog.action }).from(auditLog)
  expect(actions.map(({ action }) => action)).toEqual(['feedback.delete', 'feedback.delete_all'])
})
