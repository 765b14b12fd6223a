import { expect, test } from 'vitest'
import type { QuizOutcome, VisitData } from '#app/features/quiz/playing/rules/visit.ts'
import { completeQuiz } from '#app/features/quiz/result/commands/complete-quiz.server.ts'
import { anonymousQuizCompletions } from '#app/features/quiz/tables.server.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { block, cookieOf, createMember, memberActor } from '#tests/builders/members.ts'
import { chooseAlways, sendQuiz } from '#tests/builders/quiz.ts'

/** The data that the server passes on to the quiz's script. */
async function dataOf<T>(answer: Response, id: string): Promise<T | undefined> {
  const [, text] = new RegExp(`id="${id}">(.*?)</script>`, 's').exec(await answer.text()) ?? []
  return text === undefined ? undefined : JSON.parse(text)
}

const storedBy = ({ services }: TestApplication) => services.database.select().from(anonymousQuizCompletions)

test('a guest’s finished quiz is stored once, and a result that is shown again is not stored', async () => {
  await using app = await createTestApplication()
  const outcome = await dataOf<QuizOutcome>(await sendQuiz(app, 'Zen'), 'quiz-outcome')
  expect(outcome).toMatchObject({ isMember: false, result: { style: 'Zen', pictures: expect.any(Array) } })
  expect(await storedBy(app)).toHaveLength(1)
  const again = await sendQuiz(app, 'Japandi', { isKnown: true })
  expect(await again.text()).toContain('You are drawn to')
  expect(await storedBy(app)).toHaveLength(1)
})

test('nobody without a session reads that a result is saved to their profile', async () => {
  await using app = await createTestApplication()
  const answer = await sendQuiz(app, 'Zen', { isWelcome: true })
  const text = await answer.text()
  expect(text).toContain('You are drawn to')
  expect(text).not.toContain('is saved to your profile')
})

test('a blocked member’s quiz is not saved', async () => {
  await using app = await createTestApplication()
  const member = await createMember(app.services)
  const cookie = await cookieOf(app.services, member)
  await block(app.services, member.userId)
  const answer = await sendQuiz(app, 'Zen', {}, cookie)
  expect(answer.status).toBe(403)
  expect(await answer.text()).toContain('Account Access Restricted')
})

test('a quiz that cannot be saved is answered with the reason', async () => {
  await using app = await createTestApplication()
  const answer = await sendQuiz(app, 'Zen', { sessionId: 'x' })
  expect(await dataOf(answer, 'quiz-outcome')).toEqual({ failure: 'Failed to process quiz results' })
})

test('a member who comes from sign-up finds their saved result on the page, unless they retake the quiz', async () => {
  await using app = await createTestApplication()
  const member = await createMember(app.services)
  await completeQuiz(app.services, memberActor(member), await chooseAlways(app.services, 'Coastal'))
  const cookie = await cookieOf(app.services, member)
  const page = await app.fetch('/quiz?fromAuth=true', { cookie })
  expect(await page.clone().text()).toContain('is saved to your profile.')
  expect((await dataOf<VisitData>(page, 'quiz-data'))?.saved?.style).toBe('Coastal')
  const anew = await app.fetch('/quiz?fromAuth=true&retake=true', { cookie })
  expect((await dataOf<VisitData>(anew, 'quiz-data'))?.saved).toBeNull()
})
