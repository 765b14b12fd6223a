import { expect, test, vi } from 'vitest'
import { anonymousQuizCompletions } from '#app/features/quiz/tables.server.ts'
import { endPair } from '#app/features/quiz/together/commands/invite.server.ts'
import { ownPair } from '#app/features/quiz/together/queries/pair-view.server.ts'
import { cookiesOf, createTestApplication } from '#tests/builders/application.ts'
import { BEN, INDUSTRIAL, invitingMember, join } from '#tests/builders/pairs.ts'
import { sendQuiz } from '#tests/builders/quiz.ts'

test('a result that is only shown again joins no pair, and one that a guest brings does, stored no second time', async () => {
  await using app = await createTestApplication()
  const { services } = app
  const { ada, token } = await invitingMember(services)
  const pair = async () => (await ownPair(services, ada.userId))!.view
  const shown = await (await sendQuiz(app, 'Zen', { pairToken: token, isKnown: true })).text()
  expect(shown).toContain('Not paired with Ada’s yet')
  expect(shown).toMatch(/Bring My Style, (<!-- -->)?Zen/)
  expect(shown).not.toContain('See Both of You')
  expect(await pair()).toBeNull()
  const brought = await sendQuiz(app, 'Zen', { pairToken: token, isKnown: true, isBrought: true })
  const cookie = cookiesOf(brought)
  expect(await brought.text()).toContain('See Both of You')
  expect((await pair())!.theirs.profile.primaryStyle).toBe('Zen')
  expect(await services.database.select().from(anonymousQuizCompletions)).toEqual([])
  const again = await sendQuiz(app, 'Zen', { pairToken: token, isKnown: true }, cookie)
  expect(await again.text()).toContain('See Both of You')
})

test('a second style that is taken changes a result in the pair, and adds none to it', async () => {
  await using app = await createTestApplication()
  const { ada, token } = await invitingMember(app.services)
  const pair = async () => (await ownPair(app.services, ada.userId))!.view
  const take = { pairToken: token, taken: 'Zen' }
  expect(await (await sendQuiz(app, 'Zen', take)).text()).toMatch(/Bring My Style, (<!-- -->)?Zen/)
  expect(await pair()).toBeNull()
  const cookie = cookiesOf(await sendQuiz(app, 'Glam', { pairToken: token }))
  expect(await (await sendQuiz(app, 'Zen', take, cookie)).text()).toContain('See Both of You')
  expect((await pair())!.theirs.profile.primaryStyle).toBe('Zen')
})

test('a quiz that was not played for the pair is saved, and joins it only once it is brought', async () => {
  await using app = await createTestApplication()
  const { ada, token } = await invitingMember(app.services)
  const sent = await (await sendQuiz(app, 'Zen', { pairToken: token, isBrought: false })).text()
  expect(sent).toMatch(/Bring My Style, (<!-- -->)?Zen/)
  expect((await ownPair(app.services, ada.userId))!.view).toBeNull()
  expect(await app.services.database.select().from(anonymousQuizCompletions)).toHaveLength(1)
})

test('nobody brings a result to a link that is used or has ended', async () => {
  await using app = await createTestApplication()
  const { ada, token } = await invitingMember(app.services)
  const bring = async () =>
    (await sendQuiz(app, 'Glam', { pairToken: token, isKnown: true, isBrought: true })).text()
  await join(app.services, token, BEN, INDUSTRIAL)
  expect(await bring()).toContain('Somebody has already used this link.')
  expect((await ownPair(app.services, ada.userId))!.view!.theirs.profile.primaryStyle).toBe('Industrial')
  await endPair(app.services, ada)
  const ended = await bring()
  expect(ended).toContain('This link has ended.')
  expect(ended).not.toContain('data-part="bring"')
})

test('a result that is refused for now can be brought again', async () => {
  await using app = await createTestApplication()
  const { token } = await invitingMember(app.services)
  vi.spyOn(app.services.limits, 'use').mockImplementation(async (name) =>
    name === 'quiz-pair-join' ? 60 : 0,
  )
  const body = { pairToken: token, isKnown: true, isBrought: true }
  const refused = await (await sendQuiz(app, 'Zen', body)).text()
  expect(refused).toContain('There were too many tries from your network.')
  expect(refused).toContain('data-part="bring"')
})
