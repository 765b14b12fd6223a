/** Links to a style for two, over HTTP. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DEFAULT_CREDIT_SETTINGS } from '#app/features/credits/rules.ts'
import { creditSettings } from '#app/features/credits/tables.server.ts'
import { deleteUser } from '#app/features/personal-data/commands/delete-user.server.ts'
import { everythingStored } from '#app/features/personal-data/queries/everything-stored.server.ts'
import { completeQuiz } from '#app/features/quiz/result/commands/complete-quiz.server.ts'
import { quizImages } from '#app/features/quiz/tables.server.ts'
import { ownPair } from '#app/features/quiz/together/queries/pair-view.server.ts'
import { styleChoices } from '#app/features/quiz/together/queries/style-choices.server.ts'
import { quizPairs } from '#app/features/quiz/together/tables.server.ts'
import { styleDefinitions } from '#app/features/styles/tables.server.ts'
import { cookiesOf, createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { block, cookieOf, createAdministrator, createMember, memberActor } from '#tests/builders/members.ts'
import { chooseAlways, sendQuiz } from '#tests/builders/quiz.ts'
import { WITH_IMAGE_MODEL } from '#tests/builders/services.ts'

/** A member with a link. */
async function inviting(app: TestApplication) {
  const { services } = app
  await services.database.delete(quizImages)
  for (const style of ['Zen', 'Japandi']) await chooseAlways(services, style, 20)
  const ada = await createMember(services, { name: 'Ada Lovell' })
  const owner = memberActor(ada)
  await completeQuiz(services, owner, await chooseAlways(services, 'Coastal'))
  const cookie = await cookieOf(services, ada)
  await app.fetch('/together', { cookie, form: { intent: 'invite', showsName: 'on' } })
  const path = new URL((await ownPair(services, owner.userId))!.address).pathname
  return { ada, owner, cookie, path, token: path.split('/').at(-1)! }
}

/** Removes what stands between the parts of a text. */
const textOf = (html: string) => html.replaceAll(/<!-- -->|<\/?span[^>]*>/g, '')

/** Takes the quiz through the link. */
const play = (app: TestApplication, pairToken: string, style: string, cookie = '') =>
  sendQuiz(app, style, { pairToken }, cookie)

test('a guest takes the quiz through the link, and only their browser sees both results', async () => {
  await using app = await createTestApplication()
  const { path, token, cookie, owner } = await inviting(app)
  const page = await app.fetch(path)
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  const html = textOf(await page.text())
  expect(html).toContain('Ada would like to find a style with you')
  expect(html).toContain(`/quiz?with=${token}`)
  for (const secret of ['Lovell', owner.email, owner.userId, 'Coastal']) expect(html).not.toContain(secret)
  expect((await app.fetch(`/quiz?with=${token}`)).status).toBe(200)
  const answer = await play(app, token, 'Industrial')
  const result = await answer.clone().text()
  expect(result).toContain('See Both of You')
  // Who takes it anew still takes it for the two of them.
  expect(result).toContain(`href="/quiz?retake=true&amp;with=${token}"`)
  const ben = cookiesOf(answer)
  const both = textOf(await (await app.fetch(path, { cookie: ben })).text())
  expect(both).toContain('Coastal × Industrial')
  expect(both).toMatch(/<details>.*Neither of you sees the two styles any more.*value="leave".*<\/details>/s)
  const stranger = await (await app.fetch(path)).text()
  expect(stranger).toContain('Somebody has already used this link')
  expect(stranger).not.toContain('Industrial')
  expect(textOf(await (await app.fetch('/together', { cookie })).text())).toContain('Coastal × Industrial')
  expect(await (await play(app, token, 'Glam')).text()).toContain('Somebody has already used this link.')
  await app.fetch(path, { cookie: ben, form: { intent: 'leave' } })
  expect((await ownPair(app.services, owner.userId))!.view).toBeNull()
})

test.each([
  [3, '3 free AI room redesigns, in your own style'],
  [0, 'Your own room redesigned, in your own style'],
])('with %i free rooms, a guest who has seen both styles reads %j', async (freeRoomCredits, offer) => {
  await using app = await createTestApplication({ variables: WITH_IMAGE_MODEL })
  const { path, token } = await inviting(app)
  await app.services.database.insert(creditSettings).values({ ...DEFAULT_CREDIT_SETTINGS, freeRoomCredits })
  const cookie = cookiesOf(await play(app, token, 'Industrial'))
  const page = textOf(await (await app.fetch(path, { cookie })).text())
  expect(page).toContain(offer)
  expect(page).not.toContain('one AI redesign')
})

test.each([
  ['without a mail server', {}, false],
  ['with one', { SMTP_URL: 'smtp://127.0.0.1:9' }, true],
])(
  '%s, the page of a link says whether we write once somebody has used it',
  async (_how, variables, sends) => {
    await using app = await createTestApplication({ variables })
    const { cookie } = await inviting(app)
    const page = textOf(await (await app.fetch('/together', { cookie })).text())
    expect(page).toContain('Nobody has taken the quiz with it yet.')
    expect(/email you/.test(page)).toBe(sends)
  },
)

test('a member joins with the style they have, and the owner is sent to their own page', async () => {
  await using app = await createTestApplication()
  const { path, cookie, owner } = await inviting(app)
  expect((await app.fetch(path, { cookie })).headers.get('Location')).toBe('/together')
  const ben = await createMember(app.services, { name: 'Ben' })
  const his = await cookieOf(app.services, ben)
  expect((await app.fetch(path, { cookie: his, form: { intent: 'join' } })).status).toBe(302)
  expect((await ownPair(app.services, owner.userId))!.view).toBeNull()
  await completeQuiz(app.services, memberActor(ben), await chooseAlways(app.services, 'Rustic'))
  const bring = textOf(await (await app.fetch(path, { cookie: his })).text())
  expect(bring).toContain('Bring My Style, Rustic')
  const joined = await app.fetch(path, { cookie: his, form: { intent: 'join' } })
  expect(joined.headers.getSetCookie().filter((each) => each.includes('together'))).toEqual([])
  expect((await ownPair(app.services, owner.userId))!.view!.theirs.profile.primaryStyle).toBe('Rustic')
})

test('a link that has ended or whose owner is blocked opens for nobody, and no link opens for a blocked member', async () => {
  await using app = await createTestApplication()
  const { path, cookie, owner, token } = await inviting(app)
  const ben = await createMember(app.services)
  const his = await cookieOf(app.services, ben)
  await block(app.services, ben.userId)
  for (const there of [path, '/together', `/quiz?with=${token}`])
    expect((await app.fetch(there, { cookie: his })).status).toBe(403)
  await app.fetch('/together', { cookie, form: { intent: 'end' } })
  const invite = await (await app.fetch('/together', { cookie })).text()
  expect(invite).toContain('where you agree, and your first name if you show it')
  expect((await app.fetch(path)).status).toBe(404)
  expect((await app.fetch(path, { form: { intent: 'leave' } })).status).toBe(404)
  expect(await (await play(app, token, 'Glam')).text()).toContain('This link has ended.')
  await app.fetch('/together', { cookie, form: { intent: 'invite' } })
  const next = new URL((await ownPair(app.services, owner.userId))!.address).pathname
  expect(next).not.toBe(path)
  await block(app.services, owner.userId)
  expect((await app.fetch(next)).status).toBe(404)
})

test('no blend is offered if one of its styles is inactive', async () => {
  await using app = await createTestApplication()
  const { token, cookie, owner } = await inviting(app)
  const { database } = app.services
  await play(app, token, 'Industrial')
  const offered = async () => [
    (await styleChoices(database, owner.userId)).includes('Coastal × Industrial'),
    (await (await app.fetch('/together', { cookie })).text()).includes('Redesign My Rooms in Both'),
  ]
  expect(await offered()).toEqual([true, true])
  for (const styleName of ['Coastal', 'Industrial']) {
    const activate = (isActive: boolean) =>
      database.update(styleDefinitions).set({ isActive }).where(eq(styleDefinitions.styleName, styleName))
    await activate(false)
    expect(await offered()).toEqual([false, false])
    await activate(true)
  }
})

test('a guest who opens an account has their answers in it once they return to the link, until it is deleted', async () => {
  await using app = await createTestApplication()
  const { path, token, cookie } = await inviting(app)
  const { database } = app.services
  const browser = cookiesOf(await play(app, token, 'Industrial'))
  const asGuest = textOf(await (await app.fetch(path, { cookie: browser })).text())
  expect(asGuest).toContain('without your name, in our quiz statistics')
  expect(await (await app.fetch('/terms')).text()).toContain('one when you take the quiz for two')
  await app.fetch(path, { cookie: `${cookie}; ${browser}` })
  const other = await createMember(app.services)
  await app.fetch(path, { cookie: await cookieOf(app.services, other) })
  expect(await database.select().from(quizPairs)).toMatchObject([{ partnerUserId: null }])
  const account = await createMember(app.services, { name: 'Ben' })
  const ben = memberActor(account)
  const his = `${await cookieOf(app.services, account)}; ${browser}`
  const asMember = textOf(await (await app.fetch(path, { cookie: his })).text())
  expect(asMember).toContain('Coastal × Industrial')
  expect(asMember).toContain('also saved to your profile')
  expect(await database.select().from(quizPairs)).toMatchObject([
    { partnerUserId: ben.userId, partnerBrowser: null },
  ])
  expect((await everythingStored(app.services, ben)).tables.quiz_pairs).toMatchObject([
    { result: { style: 'Industrial' } },
  ])
  expect(await styleChoices(database, ben.userId)).toContain('Coastal × Industrial')
  await deleteUser(app.services, await createAdministrator(app.services), { userId: ben.userId })
  expect(await database.select().from(quizPairs)).toMatchObject([
    { partnerUserId: null, partnerBrowser: null, partnerResult: null, joinedAt: null },
  ])
  expect(await (await app.fetch(path, { cookie: browser })).text()).not.toContain('Industrial')
})
