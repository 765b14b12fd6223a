import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Services } from '#app/platform/services.ts'
import { refund, reserve, sumOf } from '#tests/builders/credits.ts'
import { createActor } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { creditsOf } from '../queries/credits.server.ts'
import type { CreditKind } from '../schema.ts'
import { userCredits } from '../tables.server.ts'
import { addCredits, grantSignUpCredits, releaseCredit, settleCredit } from './ledger.server.ts'

test('granting a new member’s credits repeatedly gives one room credit and no revision credit', async () => {
  await using app = await createTestServices()
  const { userId } = await createActor(app.services)
  await app.services.database.transaction((transaction) => grantSignUpCredits(transaction, userId))
  expect(await creditsOf(app.services.database, userId)).toMatchObject({ roomCredits: 1, revisionCredits: 0 })
})

test('of 40 concurrent reservations of one credit, exactly one succeeds', async () => {
  await using app = await createTestServices()
  const { userId } = await createActor(app.services)
  const won = await Promise.all(Array.from({ length: 40 }, () => reserve(app.services, userId, randomUUID())))
  expect(won.filter(Boolean)).toHaveLength(1)
  expect(await sumOf(app.services, userId, 'room')).toBe(0)
})

test('a reservation ends once, even when settled and released concurrently', async () => {
  await using app = await createTestServices()
  const { userId } = await createActor(app.services)
  const generationId = randomUUID()
  await reserve(app.services, userId, generationId)
  const end = (settle: boolean) =>
    app.services.database.transaction<unknown>((transaction) =>
      settle ? settleCredit(transaction, generationId) : releaseCredit(transaction, generationId),
    )
  await Promise.all([true, false, false, true, false, true].map(end))
  const balance = (await creditsOf(app.services.database, userId))!.roomCredits
  expect([0, 1]).toContain(balance)
  expect(await sumOf(app.services, userId, 'room')).toBe(balance)
  await end(false)
  expect((await creditsOf(app.services.database, userId))!.roomCredits).toBe(balance)
})

test('unlimited members hold nothing and get nothing back', async () => {
  await using app = await createTestServices()
  const { userId } = await createActor(app.services, { adminGrantedUnlimited: true })
  for (const generationId of [randomUUID(), randomUUID(), randomUUID()]) {
    expect(await reserve(app.services, userId, generationId)).toBe(true)
    await app.services.database.transaction((transaction) => releaseCredit(transaction, generationId))
  }
  expect(await sumOf(app.services, userId, 'room')).toBe(1)
})

test('the database itself refuses a balance below zero', async () => {
  await using app = await createTestServices()
  const { userId } = await createActor(app.services)
  const overdraw = app.services.database
    .update(userCredits)
    .set({ roomCredits: -1 })
    .where(eq(userCredits.userId, userId))
  await expect(overdraw).rejects.toMatchObject({ cause: { constraint: 'user_credits_room_not_negative' } })
})

type Step = { act: 'add' | 'refund' | 'reserve' | 'settle' | 'release'; kind: CreditKind; which: number }

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('add', 'refund', 'reserve', 'settle', 'release'),
  kind: fc.constantFrom('room', 'revision'),
  which: fc.nat(5),
})

/** A model of credits and reservations, as the rules describe them. */
class Model {
  balance = { room: 1, revision: 0 }
  /** Newest last. A claimed one goes to the refund when it comes back. */
  generations = new Map<number, { kind: CreditKind; held: boolean; claimed: boolean }>()
  added = new Set<string>()
  refunded = new Set<string>()

  take({ act, kind, which }: Step) {
    const held = this.generations.get(which)
    if (act === 'add' && !this.added.has(`${kind}${which}`)) {
      this.added.add(`${kind}${which}`)
      this.balance[kind] += which + 1
    }
    if (act === 'reserve' && !held && this.balance[kind] > 0) {
      this.balance[kind] -= 1
      this.generations.set(which, { kind, held: true, claimed: false })
    }
    if (act === 'refund' && this.added.has(`${kind}${which}`)) this.refund(kind, which)
    if (act === 'release' && held?.held && !held.claimed) this.balance[held.kind] += 1
    if ((act === 'settle' || act === 'release') && held) held.held = false
  }

  /** Takes available credits at once, and the missing ones as held credits come back. */
  refund(kind: CreditKind, which: number) {
    if (this.refunded.has(`${kind}${which}`)) return
    this.refunded.add(`${kind}${which}`)
    const taken = Math.min(this.balance[kind], which + 1)
    this.balance[kind] -= taken
    const open = [...this.generations.values()].filter(
      (each) => each.held && each.kind === kind && !each.claimed,
    )
    for (const each of open.reverse().slice(0, which + 1 - taken)) each.claimed = true
  }
}

test('after any steps the balance follows the rules, equals the ledger’s sum and is not negative', async () => {
  await using app = await createTestServices()
  const { services } = app
  const run = async (steps: Step[]) => {
    const { userId } = await createActor(services)
    const ids = Array.from({ length: 6 }, () => randomUUID())
    const refunded = new Set<string>()
    const model = new Model()
    for (const each of steps) {
      model.take(each)
      if (each.act !== 'refund') await take(services, userId, ids, each)
      else if (model.added.has(`${each.kind}${each.which}`))
        await refundOnce(services, userId, refunded, each)
    }
    const { roomCredits, revisionCredits } = (await creditsOf(services.database, userId))!
    expect({ room: roomCredits, revision: revisionCredits }).toEqual(model.balance)
    expect(await sumOf(services, userId, 'room')).toBe(roomCredits)
    expect(await sumOf(services, userId, 'revision')).toBe(revisionCredits)
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), run), { numRuns: 40 })
})

async function take(services: Services, userId: string, ids: string[], { act, kind, which }: Step) {
  const generationId = ids[which]!
  if (act === 'reserve') return reserve(services, userId, generationId, kind)
  return services.database.transaction<unknown>((transaction) => {
    if (act === 'settle') return settleCredit(transaction, generationId)
    if (act === 'release') return releaseCredit(transaction, generationId)
    const entry = {
      userId,
      kind,
      change: which + 1,
      reason: 'purchase',
      reference: `order ${which}`,
    } as const
    return addCredits(transaction, entry)
  })
}

async function refundOnce(services: Services, userId: string, refunded: Set<string>, { kind, which }: Step) {
  if (refunded.has(`${kind}${which}`)) return
  refunded.add(`${kind}${which}`)
  await refund(services, userId, { kind, most: which + 1, purchase: randomUUID() })
}
