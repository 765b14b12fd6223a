import { eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { type BoardThing, lockOwnBoard, thingsOf } from '../queries/own-board.server.ts'
import { joinEdits } from '../rules/concurrent-edit.ts'
import { MAX_THINGS } from '../rules/limits.ts'
import { amountText } from '../rules/price-text.ts'
import {
  addThingSchema,
  changeThingSchema,
  thingGotSchema,
  thingIdSchema,
  thingPriceSchema,
} from '../schema.ts'
import { boardThings } from '../tables.server.ts'
import { boardNotFound } from './open-board.server.ts'
import { refuseConflicts } from './refuse-conflicts.server.ts'

/**
 * Adds a thing to a board.
 *
 * @throws ZodError; AppError `version_not_found`, `too_many_things`
 */
export async function addThing({ database }: Services, actor: Member, input: unknown): Promise<void> {
  const { redesignId, ...thing } = addThingSchema.parse(input)
  await database.transaction(async (transaction) => {
    if (!(await lockOwnBoard(transaction, actor.userId, redesignId))) throw boardNotFound()
    const things = await thingsOf(transaction, redesignId)
    if (things.length >= MAX_THINGS)
      throw new AppError(
        'too_many_things',
        `A board has room for ${MAX_THINGS} things. Please remove one first.`,
      )
    const position = (things.at(-1)?.position ?? -1) + 1
    await transaction.insert(boardThings).values({ ...thing, redesignId, position, source: 'added' })
  })
}

/**
 * Changes a thing's details. Other fields keep what another window stored meanwhile.
 *
 * @throws ZodError; AppError `thing_not_found`, `changed_meanwhile` at the fields
 */
export async function changeThing(services: Services, actor: Member, input: unknown): Promise<void> {
  const { thingId, seenName, seenColour, seenMaterial, seenSize, ...wanted } = changeThingSchema.parse(input)
  const seen = { name: seenName, colour: seenColour, material: seenMaterial, size: seenSize }
  await updateThing(services, actor, thingId, ({ name, colour, material, size }) => {
    const { changes, conflicts } = joinEdits({ name, colour, material, size }, seen, wanted)
    const stored = { name, colour, material, size }
    refuseConflicts(Object.fromEntries(conflicts.map((field) => [field, stored[field]])))
    // The swatch does not match another colour name.
    return 'colour' in changes ? { ...changes, hex: null } : changes
  })
}

/** Sets or clears a thing's price. @throws ZodError; AppError `thing_not_found`, `changed_meanwhile` at the field */
export async function priceThing(services: Services, actor: Member, input: unknown): Promise<void> {
  const { thingId, price, seenPrice } = thingPriceSchema.parse(input)
  await updateThing(services, actor, thingId, ({ priceCents }) => {
    const { changes, conflicts } = joinEdits({ price: priceCents }, { price: seenPrice }, { price })
    if (conflicts.length > 0) refuseConflicts({ price: amountText(priceCents) })
    return 'price' in changes ? { priceCents: price } : {}
  })
}

/** Marks a thing as bought or not. @throws ZodError; AppError `thing_not_found` */
export async function tickThing(services: Services, actor: Member, input: unknown): Promise<void> {
  const { thingId, got } = thingGotSchema.parse(input)
  await updateThing(services, actor, thingId, () => ({ got: got === 'yes' }))
}

/** Removes a thing from its board. @throws AppError `thing_not_found` */
export async function removeThing({ database }: Services, actor: Member, input: unknown): Promise<void> {
  const { thingId } = thingIdSchema.parse(input)
  await database.transaction(async (transaction) => {
    await lockOwnThing(transaction, actor, thingId)
    await transaction.delete(boardThings).where(eq(boardThings.id, thingId))
  })
}

async function updateThing(
  { database }: Services,
  actor: Member,
  thingId: string,
  changesTo: (thing: BoardThing) => Partial<BoardThing>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const changes = changesTo(await lockOwnThing(transaction, actor, thingId))
    if (Object.keys(changes).length === 0) return
    await transaction.update(boardThings).set(changes).where(eq(boardThings.id, thingId))
  })
}

/** Finds a thing on a member's own board and locks the board. */
async function lockOwnThing(transaction: Transaction, actor: Member, thingId: string): Promise<BoardThing> {
  const notFound = new AppError('thing_not_found', 'This is no longer on your board.', { status: 404 })
  const [known] = await transaction.select().from(boardThings).where(eq(boardThings.id, thingId))
  if (!known || !(await lockOwnBoard(transaction, actor.userId, known.redesignId))) throw notFound
  const [thing] = await transaction.select().from(boardThings).where(eq(boardThings.id, thingId))
  if (!thing) throw notFound
  return thing
}
