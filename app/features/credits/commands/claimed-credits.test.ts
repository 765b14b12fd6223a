/** Credits that were refunded while they were held. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buy, refund, release, reserve, sumOf } from '#tests/builders/credits.ts'
import { createActor } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { creditsOf } from '../queries/credits.server.ts'
import { claimedCredits, dropClaims } from './claimed-credits.server.ts'

test('a credit refunded while it was held does not come back, in any order of releases and refunds', async () => {
  await using app = await createTestServices()
  const { services } = app
  const { userId } = await createActor(services)
  await buy(services, userId, 9)
  const generations = Array.from({ length: 8 }, () => randomUUID())
  for (const generationId of generations) await reserve(services, userId, generationId)
  const purchase = randomUUID()
  await Promise.all([
    ...generations.slice(0, 4).map((generationId) => release(services, generationId)),
    refund(services, userId, { kind: 'room', most: 9, purchase }),
    ...generations.slice(4).map((generationId) => release(services, generationId)),
  ])
  for (const generationId of generations) expect(await release(services, generationId)).toBe(false)
  // Nine of the ten credits were bought and refunded.
  expect((await creditsOf(services.database, userId))!.roomCredits).toBe(1)
  expect(await sumOf(services, userId, 'room')).toBe(1)
})

test('a dropped claim lets the credit come back', async () => {
  await using app = await createTestServices()
  const { services } = app
  const { userId } = await createActor(services)
  const generationId = randomUUID()
  await reserve(services, userId, generationId)
  const claim = { userId, kind: 'room', claimedBy: randomUUID() } as const
  await refund(services, userId, { kind: 'room', most: 1, purchase: claim.claimedBy })
  const claims = () => services.database.transaction((transaction) => claimedCredits(transaction, claim))
  expect(await claims()).toBe(1)
  await services.database.transaction((transaction) => dropClaims(transaction, claim, 1))
  expect(await claims()).toBe(0)
  expect(await release(services, generationId)).toBe(true)
  expect((await creditsOf(services.database, userId))!.roomCredits).toBe(1)
})
