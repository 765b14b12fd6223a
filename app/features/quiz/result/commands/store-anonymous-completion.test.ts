import { expect, test } from 'vitest'
import { finishedQuiz } from '#tests/builders/quiz.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { anonymousQuizCompletions } from '../../tables.server.ts'
import { storeAnonymousCompletion } from './store-anonymous-completion.server.ts'

const visit = { sessionId: 'a-visit-of-somebody', userAgent: 'Browser', address: '203.0.113.7' }

test('a completion is stored once, even when sent several times at once', async () => {
  await using test = await createTestServices()
  const { services } = test
  const selections = await finishedQuiz(services, ['Zen', 'Zen', 'Glam'])
  const send = () => storeAnonymousCompletion(services, { ...visit, selections })
  const results = await Promise.all([send(), send(), send()])
  await send()
  expect(results.map((result) => result.style)).toEqual(['Zen', 'Zen', 'Zen'])
  const stored = await services.database.select().from(anonymousQuizCompletions)
  expect(stored).toHaveLength(1)
  expect(stored[0]).toMatchObject({ sessionId: visit.sessionId, styleResult: 'Zen', userAgent: 'Browser' })
})

test('another quiz of the same visit and the same quiz of another visit are stored', async () => {
  await using test = await createTestServices()
  const { services } = test
  const [one, other] = [await finishedQuiz(services, ['Zen']), await finishedQuiz(services, ['Glam'])]
  await storeAnonymousCompletion(services, { ...visit, selections: one })
  await storeAnonymousCompletion(services, { ...visit, selections: other })
  await storeAnonymousCompletion(services, { ...visit, sessionId: 'another-visit', selections: one })
  expect(await services.database.select().from(anonymousQuizCompletions)).toHaveLength(3)
})

test('above an address’s limit the guest gets a result, but nothing is stored', async () => {
  await using test = await createTestServices()
  const { services } = test
  const selections = await finishedQuiz(services, ['Zen'])
  for (let i = 0; i < 61; i++)
    await storeAnonymousCompletion(services, { ...visit, sessionId: `visit-number-${i}`, selections })
  const result = await storeAnonymousCompletion(services, { ...visit, sessionId: 'one-too-many', selections })
  expect(result.style).toBe('Zen')
  expect(await services.database.select().from(anonymousQuizCompletions)).toHaveLength(60)
  await storeAnonymousCompletion(services, { ...visit, address: '203.0.113.8', selections })
  expect(await services.database.select().from(anonymousQuizCompletions)).toHaveLength(61)
})

test('an invalid visit id is refused, and a long user agent is cut', async () => {
  await using test = await createTestServices()
  const { services } = test
  const selections = await finishedQuiz(services, ['Zen'])
  for (const sessionId of [undefined, '', 'short', 'x'.repeat(65), '<script>alert(1)</script>'])
    await expect(
      storeAnonymousCompletion(services, { ...visit, sessionId, selections }),
    ).rejects.toMatchObject({
      code: 'invalid_session',
    })
  await storeAnonymousCompletion(services, { ...visit, userAgent: 'x'.repeat(5000), selections })
  await storeAnonymousCompletion(services, {
    ...visit,
    sessionId: 'no-agent-at-all',
    userAgent: null,
    selections,
  })
  const stored = await services.database.select().from(anonymousQuizCompletions)
  expect(stored.map(({ userAgent }) => userAgent?.length)).toEqual([400, undefined])
})
