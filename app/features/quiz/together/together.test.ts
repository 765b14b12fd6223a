/** Two people look for a common style: who may see, send and use what. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#app/features/accounts/tables.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { deleteUser } from '#app/features/personal-data/commands/delete-user.server.ts'
import { everythingStored } from '#app/features/personal-data/queries/everything-stored.server.ts'
import { createActor, createAdministrator } from '#tests/builders/members.ts'
import { BEN, EVE, INDUSTRIAL, invitingMember, join } from '#tests/builders/pairs.ts'
import { finishedQuiz } from '#tests/builders/quiz.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { quizResultOf } from '../queries.server.ts'
import { changePreferredStyle } from '../result/commands/change-preferred-style.server.ts'
import { inviteSecondPerson } from './commands/invite.server.ts'
import { joinPair, leavePair } from './commands/join-pair.server.ts'
import { invitationOf, ownPair } from './queries/pair-view.server.ts'
import { quizPairs } from './tables.server.ts'

test('the first person to finish takes the link, and only they see and replace their result', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { ada, token } = await invitingMember(services)
  await join(services, token, BEN, INDUSTRIAL)
  expect(await invitationOf(services, token, EVE)).toEqual({ state: 'used' })
  expect(await invitationOf(services, token, { userId: null, browser: null })).toEqual({ state: 'used' })
  await expect(join(services, token, EVE, ['Glam'])).rejects.toMatchObject({ code: 'link_used' })
  await expect(leavePair(services, token, EVE)).rejects.toMatchObject({ code: 'link_ended' })
  await join(services, token, BEN, ['Rustic'])
  expect(await ownPair(services, ada.userId)).toMatchObject({
    view: { theirs: { profile: { primaryStyle: 'Rustic' } } },
  })
  await leavePair(services, token, BEN)
  expect(await ownPair(services, ada.userId)).toMatchObject({ view: null })
  expect(await invitationOf(services, token, EVE)).toMatchObject({ state: 'open' })
})

test('the owner hears once that the other person has finished', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { ada, token } = await invitingMember(services)
  const sent = () => services.database.select().from(outboxEmails).where(eq(outboxEmails.kind, 'pair_ready'))
  for (const styles of [INDUSTRIAL, ['Rustic']]) await join(services, token, BEN, styles)
  expect(await sent()).toMatchObject([{ recipient: ada.email, userId: ada.userId }])
  expect((await sent())[0]!.plainText).toContain('/together')
})

test('of two people who finish at once, one takes the link', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { token } = await invitingMember(services)
  const both = [join(services, token, BEN, ['Rustic']), join(services, token, EVE, ['Glam'])]
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a link shows no name without consent, and otherwise the first name only', async () => {
  await using test = await createTestServices()
  const { services } = test
  const quiet = await invitingMember(services, 'Ada Lovell', false)
  expect(await invitationOf(services, quiet.token, BEN)).toEqual({ state: 'open', owner: null })
  const { ada, token } = await invitingMember(services, 'Grace  van der Berg')
  await join(services, token, BEN, INDUSTRIAL)
  const said = JSON.stringify(await invitationOf(services, token, BEN))
  expect(said).toContain('"owner":"Grace"')
  for (const secret of ['Berg', ada.email, ada.userId]) expect(said).not.toContain(secret)
})

test('a link needs a style, is created once, and opens for its recipients but not its owner', async () => {
  await using test = await createTestServices()
  const { services } = test
  await expect(inviteSecondPerson(services, await createActor(services), {})).rejects.toMatchObject({
    code: 'no_style',
  })
  const { ada, token } = await invitingMember(services)
  await inviteSecondPerson(services, ada, {})
  expect(await ownPair(services, ada.userId)).toMatchObject({ showsName: true })
  const herself = { userId: ada.userId, browser: BEN.browser }
  expect(await invitationOf(services, token, herself)).toEqual({ state: 'own' })
  await expect(join(services, token, herself, ['Glam'])).rejects.toMatchObject({ code: 'own_link' })
  for (const forged of [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 'x', ''])
    expect(await invitationOf(services, forged, BEN)).toBeUndefined()
  await services.database.update(users).set({ blocked: true }).where(eq(users.id, ada.userId))
  expect(await invitationOf(services, token, BEN)).toBeUndefined()
  await expect(join(services, token, BEN, ['Glam'])).rejects.toMatchObject({ code: 'link_ended' })
})

test('both members have the blend, and each one’s data is exported and deleted with their account', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { database } = services
  const { ada, token } = await invitingMember(services)
  const ben = await createActor(services, { name: 'Ben' })
  await join(services, token, { userId: ben.userId, browser: BEN.browser }, INDUSTRIAL)
  await changePreferredStyle(services, ben, 'Coastal × Industrial')
  const hers = JSON.stringify((await everythingStored(services, ada)).tables.quiz_pairs)
  expect(hers).toContain('"showsName":true')
  expect(hers).not.toContain('Industrial')
  expect((await everythingStored(services, ben)).tables.quiz_pairs).toMatchObject([
    { result: { style: 'Industrial' } },
  ])
  const root = await createAdministrator(services)
  await deleteUser(services, root, { userId: ben.userId })
  expect(await ownPair(services, ada.userId)).toMatchObject({ view: null })
  const [left] = await database.select().from(quizPairs)
  expect(left).toMatchObject({
    partnerUserId: null,
    partnerResult: null,
    partnerBrowser: null,
    joinedAt: null,
  })
  await deleteUser(services, root, { userId: ada.userId })
  expect(await database.$count(quizPairs)).toBe(0)
})

test('results from one network are limited', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { token } = await invitingMember(services)
  const result = await quizResultOf(services.database, await finishedQuiz(services, ['Zen']))
  const send = () => joinPair(services, { token, person: BEN, result, address: '203.0.113.9' })
  for (let sent = 0; sent < 30; sent++) await send()
  await expect(send()).rejects.toMatchObject({ code: 'too_many_attempts', status: 429 })
})
