import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#app/features/accounts/tables.server.ts'
import { styleDefinitions } from '#app/features/styles/tables.server.ts'
import { createActor } from '#tests/builders/members.ts'
import { finishedQuiz } from '#tests/builders/quiz.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { latestQuizResult } from '../../queries.server.ts'
import { quizResponses } from '../../tables.server.ts'
import { changePreferredStyle } from './change-preferred-style.server.ts'
import { completeQuiz } from './complete-quiz.server.ts'

test('changing the preferred style keeps the mix of the quiz', async () => {
  await using test = await createTestServices()
  const { services } = test
  const member = await createActor(services)
  await completeQuiz(services, member, await finishedQuiz(services, ['Zen', 'Glam', 'Zen']))
  expect(await changePreferredStyle(services, member, 'Art Deco')).toEqual({ changed: true })
  expect(await latestQuizResult(services.database, member.userId)).toMatchObject({
    style: 'Art Deco',
    styleProfile: { primaryStyle: 'Art Deco' },
    styleBreakdown: { Zen: 2, Glam: 1 },
  })
  const [response] = await services.database.select().from(quizResponses)
  expect(response?.styleResult).toBe('Art Deco')
  expect(await changePreferredStyle(services, member, 'Art Deco')).toEqual({ changed: false })
})

test('a member without a quiz can choose a style', async () => {
  await using test = await createTestServices()
  const { services } = test
  const member = await createActor(services)
  await changePreferredStyle(services, member, 'Coastal')
  expect(await latestQuizResult(services.database, member.userId)).toMatchObject({
    style: 'Coastal',
    styleProfile: { primaryStyle: 'Coastal' },
    selections: [],
  })
})

test('an inactive or unknown style is refused', async () => {
  await using test = await createTestServices()
  const { services } = test
  const member = await createActor(services)
  await services.database
    .update(styleDefinitions)
    .set({ isActive: false })
    .where(eq(styleDefinitions.styleName, 'Glam'))
  for (const style of ['Glam', 'Steampunk', ''])
    await expect(changePreferredStyle(services, member, style)).rejects.toMatchObject({
      message: 'Failed to update your style preference. Please try again.',
    })
})

test('a deleted user is ignored', async () => {
  await using test = await createTestServices()
  const { services } = test
  const member = await createActor(services)
  await services.database.delete(users).where(eq(users.id, member.userId))
  expect(await changePreferredStyle(services, member, 'Zen')).toEqual({ changed: false })
})
