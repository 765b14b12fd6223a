import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signUp } from '#app/features/accounts/signing-up/commands/sign-up.server.ts'
import { users } from '#app/features/accounts/tables.server.ts'
import { headlineFigures } from '#app/features/insights/queries/headline-figures.server.ts'
import { userProfiles } from '#app/features/styles/tables.server.ts'
import { createActor } from '#tests/builders/members.ts'
import { addQuizImages, finishedQuiz, selectionsOf } from '#tests/builders/quiz.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { BROWSER, person } from '#tests/builders/sign-up.ts'
import { latestQuizResult } from '../../queries.server.ts'
import { anonymousQuizCompletions, quizImages, quizResponses } from '../../tables.server.ts'
import { attachQuizResult } from './attach-quiz-result.server.ts'
import { completeQuiz } from './complete-quiz.server.ts'
import { storeAnonymousCompletion } from './store-anonymous-completion.server.ts'

test('a finished quiz is saved to the responses, the profile and the preferred style', async () => {
  await using test = await createTestServices()
  const { services } = test
  const member = await createActor(services)
  const result = await completeQuiz(services, member, await finishedQuiz(services, ['Zen', 'Glam', 'Zen']))
  expect(result).toMatchObject({
    style: 'Zen',
    styleProfile: { primaryStyle: 'Zen' },
    styleBreakdown: { Zen: 2, Glam: 1 },
    roomTypeBreakdown: { Bedroom: { Zen: 2, Glam: 1 } },
    tieBreakingApplied: false,
  })
  const [user] = await services.database.select().from(users).where(eq(users.id, member.userId))
  expect(user?.preferredStyle).toBe('Zen')
  const [response] = await services.database.select().from(quizResponses)
  expect(response).toMatchObject({ userId: member.userId, styleResult: 'Zen', responses: result })
  const [profile] = await services.database.select().from(userProfiles)
  expect(profile).toMatchObject({ styleProfile: result.styleProfile, quizResponses: result })
  expect(await latestQuizResult(services.database, member.userId)).toEqual(result)
})

test('a second quiz replaces the first', async () => {
  await using test = await createTestServices()
  const { services } = test
  const member = await createActor(services)
  await completeQuiz(services, member, await finishedQuiz(services, ['Zen']))
  const second = await completeQuiz(services, member, await finishedQuiz(services, ['Rustic', 'Rustic']))
  expect(await latestQuizResult(services.database, member.userId)).toEqual(second)
  expect(await services.database.select().from(quizResponses)).toHaveLength(1)
})

test.each(['signs up', 'signs in'] as const)(
  'a guest’s quiz counts once when the guest %s with it',
  async (how) => {
    await using test = await createTestServices()
    const { services } = test
    const { database } = services
    const selections = await finishedQuiz(services, ['Zen', 'Glam', 'Zen'])
    const visit = { userAgent: 'Browser', address: '203.0.113.7' }
    for (const sessionId of ['own-visit', 'same-choices'])
      await storeAnonymousCompletion(services, { ...visit, sessionId, selections })
    const ofOther = await finishedQuiz(services, ['Rustic'])
    await storeAnonymousCompletion(services, { ...visit, sessionId: 'other-visit', selections: ofOther })
    if (how === 'signs up') await signUp(services, person({ selections }), BROWSER)
    else await completeQuiz(services, await createActor(services), selections, 'Glam')
    expect((await headlineFigures(database)).quizzes).toBe(3)
    const guests = await database.select().from(anonymousQuizCompletions)
    expect(guests.map(({ styleResult }) => styleResult).sort()).toEqual(['Rustic', 'Zen'])
  },
)

test('the style comes from the image, not from the browser', async () => {
  await using test = await createTestServices()
  const { services } = test
  const ids = await addQuizImages(services, ['Zen', 'Rustic', 'Zen'])
  const forged = selectionsOf(ids, { style: 'Glam', roomType: 'Palace' })
  const result = await completeQuiz(services, await createActor(services), forged)
  expect(result.style).toBe('Zen')
  expect(result.selections.map(({ style, roomType }) => [style, roomType])).toEqual([
    ['Zen', 'Bedroom'],
    ['Rustic', 'Bedroom'],
    ['Zen', 'Bedroom'],
  ])
})

test('each choice records the other image’s style if that image still exists', async () => {
  await using test = await createTestServices()
  const { services } = test
  const [zen, rustic, glam] = await addQuizImages(services, ['Zen', 'Rustic', 'Glam'])
  const [first, second] = selectionsOf([zen!, glam!])
  const selections = [
    { ...first!, otherImage: rustic!, otherStyle: 'Forged' },
    { ...second!, otherImage: randomUUID(), otherStyle: 'Forged' },
  ]
  const result = await completeQuiz(services, await createActor(services), selections)
  expect(result.selections.map(({ style, otherStyle }) => [style, otherStyle])).toEqual([
    ['Zen', 'Rustic'],
    ['Glam', undefined],
  ])
})

test('a member may take any style that they chose, and no other', async () => {
  await using test = await createTestServices()
  const { services } = test
  const member = await createActor(services)
  const quiz = await finishedQuiz(services, ['Zen', 'Glam', 'Zen'])
  const taken = await completeQuiz(services, member, quiz, 'Glam')
  expect(taken).toMatchObject({ style: 'Glam', styleProfile: { primaryStyle: 'Glam' } })
  expect(await latestQuizResult(services.database, member.userId)).toEqual(taken)
  for (const forged of ['Rustic', ['Glam'], { style: 'Glam' }, 7])
    expect(await completeQuiz(services, member, quiz, forged)).toMatchObject({ style: 'Zen' })
})

test('a picture that was deleted since does not count, and loses no other choice', async () => {
  await using test = await createTestServices()
  const { services } = test
  const quiz = await finishedQuiz(services, ['Zen', 'Glam', 'Glam', 'Zen', 'Zen'])
  await services.database.delete(quizImages).where(eq(quizImages.id, quiz[0]!.selectedImage))
  await services.database.delete(quizImages).where(eq(quizImages.id, quiz[3]!.selectedImage))
  const result = await completeQuiz(services, await createActor(services), quiz)
  expect(result).toMatchObject({ style: 'Glam', styleBreakdown: { Glam: 2, Zen: 1 } })
})

test('impossible choices are refused, and nothing is stored', async () => {
  await using test = await createTestServices()
  const { services } = test
  const member = await createActor(services)
  const quiz = await finishedQuiz(services, Array(21).fill('Zen'))
  const [first, second] = quiz
  const impossible: [string, unknown][] = [
    ['21 selections', quiz],
    ['none', []],
    ['nothing at all', undefined],
    ['something else', { length: 3 }],
    ['an unknown image', [{ ...first, selectedImage: randomUUID() }]],
    ['the same image twice', [first, { ...second, selectedImage: first!.selectedImage }]],
    ['two from one pair', [first, { ...second, pairingId: first!.pairingId }]],
    ['a pair that cannot be', [{ ...first, pairingId: 'question_99999' }]],
    ['no image id', [{ ...first, selectedImage: "'; DROP TABLE users" }]],
  ]
  for (const [name, selections] of impossible)
    await expect(completeQuiz(services, member, selections), name).rejects.toMatchObject({
      code: 'invalid_selections',
      message: 'Failed to process quiz results',
    })
  expect(await services.database.select().from(quizResponses)).toEqual([])
  expect(await latestQuizResult(services.database, member.userId)).toBeNull()
})

test('a new account gets the guest’s quiz with the style they took, or none if it is invalid', async () => {
  await using test = await createTestServices()
  const { services } = test
  const selections = await finishedQuiz(services, ['Coastal', 'Coastal', 'Rustic'])
  const [known, other] = [await createActor(services), await createActor(services)]
  const attach = (userId: string, chosen: typeof selections) =>
    services.database.transaction(async (transaction) =>
      attachQuizResult(services, transaction, { userId, selections: chosen, preferredStyle: 'Rustic' }),
    )
  expect(await attach(known.userId, selections)).toEqual({ quizResults: 1 })
  expect(await attach(other.userId, selectionsOf([randomUUID()]))).toEqual({})
  expect((await latestQuizResult(services.database, known.userId))?.style).toBe('Rustic')
  expect(await latestQuizResult(services.database, other.userId)).toBeNull()
})

test('of two quizzes finished at once, one is stored whole', async () => {
  await using test = await createTestServices()
  const { services } = test
  const member = await createActor(services)
  const quizzes = await Promise.all(['Zen', 'Rustic', 'Glam'].map((style) => finishedQuiz(services, [style])))
  await Promise.all(quizzes.map((selections) => completeQuiz(services, member, selections)))
  const [user] = await services.database.select().from(users).where(eq(users.id, member.userId))
  const [response] = await services.database.select().from(quizResponses)
  const [profile] = await services.database.select().from(userProfiles)
  expect(response!.styleResult).toBe(user!.preferredStyle)
  expect(profile!.styleProfile!.primaryStyle).toBe(user!.preferredStyle)
})
