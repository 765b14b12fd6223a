import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#app/features/accounts/tables.server.ts'
import { latestQuizResult } from '#app/features/quiz/queries.server.ts'
import { allStyles } from '#app/features/styles/queries/style-list.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'

test('a style that is no longer offered stays with the members who have it, and the reply says how many', async () => {
  await using app = await createTestApplication()
  const { database } = app.services
  const cookie = await cookieOf(app.services, await createMember(app.services, { role: 'administrator' }))
  const { id: styleId } = (await allStyles(database)).find(({ styleName }) => styleName === 'Zen')!
  const switched = async (intent: string) =>
    (await app.fetch('/admin/settings/styles.data', { cookie, form: { intent, styleId } })).text()
  const unused = await switched('deactivate')
  expect(unused).toContain('Style is no longer offered')
  expect(unused).not.toContain('this style')
  for (const said of ['1 member has this style: they keep it.', '2 members have this style: they keep it.']) {
    const { userId } = await createMember(app.services)
    await database.update(users).set({ preferredStyle: 'Zen' }).where(eq(users.id, userId))
    expect(await switched('activate')).not.toContain('this style')
    expect(await switched('deactivate')).toContain(said)
    expect((await latestQuizResult(database, userId))!.style).toBe('Zen')
  }
})
