/** The blend of two people's styles: what it is, and who may redesign in it. */
import { expect, test } from 'vitest'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { createActor, createAdministrator } from '#tests/builders/members.ts'
import { BEN, INDUSTRIAL, invitingMember, join } from '#tests/builders/pairs.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { latestQuizResult } from '../queries.server.ts'
import { changePreferredStyle } from '../result/commands/change-preferred-style.server.ts'
import { endPair } from './commands/invite.server.ts'
import { invitationOf, ownPair } from './queries/pair-view.server.ts'
import { styleChoices } from './queries/style-choices.server.ts'

test('both see both styles, their agreements and the blend, and the owner may redesign in it', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { ada, token } = await invitingMember(services)
  expect(await invitationOf(services, token, BEN)).toEqual({ state: 'open', owner: 'Ada' })
  const blend = 'Coastal × Industrial'
  await expect(changePreferredStyle(services, ada, blend)).rejects.toMatchObject({ code: 'style_unknown' })
  await join(services, token, BEN, INDUSTRIAL)
  const his = await invitationOf(services, token, BEN)
  expect(his).toMatchObject({
    state: 'joined',
    view: {
      mine: { profile: { primaryStyle: 'Industrial' } },
      theirs: { profile: { primaryStyle: 'Coastal' } },
      agreement: { styles: ['Zen'] },
      blend: builtInProfile(blend),
    },
  })
  expect(await ownPair(services, ada.userId)).toMatchObject({
    view: { mine: { profile: { primaryStyle: 'Coastal' } }, blend: { primaryStyle: blend } },
  })
  expect((await styleChoices(services.database, ada.userId))[0]).toBe(blend)
  await changePreferredStyle(services, ada, blend)
  expect(await latestQuizResult(services.database, ada.userId)).toMatchObject({
    style: blend,
    styleProfile: builtInProfile(blend),
  })
  // A blend already belongs to two people, so the pair uses the owner's part of it.
  expect(await ownPair(services, ada.userId)).toMatchObject({ view: { blend: { primaryStyle: blend } } })
})

test('the pair stays as it is when its owner, whose style is not the quiz’s, takes the blend', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { ada, token } = await invitingMember(services)
  await join(services, token, BEN, INDUSTRIAL)
  await changePreferredStyle(services, ada, 'Glam')
  const blend = 'Glam × Industrial'
  await changePreferredStyle(services, ada, blend)
  expect(await ownPair(services, ada.userId)).toMatchObject({
    view: { mine: { profile: { primaryStyle: 'Glam' } }, blend: { primaryStyle: blend } },
  })
  expect(await invitationOf(services, token, BEN)).toMatchObject({
    view: { theirs: { profile: { primaryStyle: 'Glam' } }, blend: { primaryStyle: blend } },
  })
  expect((await styleChoices(services.database, ada.userId))[0]).toBe(blend)
  // Whatever the other person's style becomes, the owner's stays.
  await join(services, token, BEN, ['Rustic'])
  expect(await ownPair(services, ada.userId)).toMatchObject({
    view: { blend: { primaryStyle: 'Glam × Rustic' } },
  })
  await join(services, token, BEN, ['Glam'])
  expect(await ownPair(services, ada.userId)).toMatchObject({
    view: { mine: { profile: { primaryStyle: 'Glam' } }, blend: null },
  })
})

test('only the pair is offered a blend, and nobody once the link has ended', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { ada, token } = await invitingMember(services)
  await join(services, token, BEN, INDUSTRIAL)
  for (const stranger of [await createActor(services), await createAdministrator(services)]) {
    expect(await styleChoices(services.database, stranger.userId)).not.toContain('Coastal × Industrial')
    await expect(changePreferredStyle(services, stranger, 'Coastal × Industrial')).rejects.toMatchObject({
      code: 'style_unknown',
    })
  }
  await changePreferredStyle(services, ada, 'Coastal × Industrial')
  await endPair(services, ada)
  expect(await styleChoices(services.database, ada.userId)).not.toContain('Coastal × Industrial')
  expect((await latestQuizResult(services.database, ada.userId))!.style).toBe('Coastal × Industrial')
  expect(await invitationOf(services, token, BEN)).toBeUndefined()
})
