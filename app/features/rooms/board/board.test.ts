import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { BUILT_IN } from '#app/platform/ai/capabilities.ts'
import type { LaidFinish } from '#app/platform/ai/editor.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { createActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { deleteRoom } from '../deletion/commands/delete-room.server.ts'
import { addThing, changeThing, priceThing, removeThing, tickThing } from './commands/edit-things.server.ts'
import { openBoard } from './commands/open-board.server.ts'
import { saveBudget, saveNotes, shareBoard } from './commands/save-board.server.ts'
import { boardPage } from './queries/board-page.server.ts'
import { boardThings, designBoards } from './tables.server.ts'

const WALL: LaidFinish = {
  ...{ surface: 'walls', hex: '#dcd2c2', finish: 'paint' },
  box: { x: 0.1, y: 0.1, width: 0.3, height: 0.3 },
}

/** A room painted by the built-in engine, with its board open. */
async function opened() {
  const editor = scriptedEditor(async () => ({ finishes: [WALL] }), BUILT_IN)
  const app = await createTestServices({ platform: workedBy(editor) })
  const { services } = app
  const ada = await createActor(services)
  const { id: uploadId } = await uploadOne(services, ada)
  await app.runJobs()
  const redesignId = (await stateOf(services, ada)).room.redesigns[0]!.id
  await openBoard(services, ada, { redesignId })
  const page = async (actor: Member = ada) => (await boardPage(services, actor, redesignId))!
  return {
    app,
    services,
    ada,
    uploadId,
    redesignId,
    page,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  }
}

test('a new board lists the laid finishes, in the style of its version', async () => {
  await using room = await opened()
  await openBoard(room.services, room.ada, room)
  const { sheet, things, sum } = await room.page()
  expect(sheet).toMatchObject({ style: 'Japandi', name: 'Version 1', roomType: 'Living Room' })
  expect(sheet.palette[0]).toMatchObject({ name: 'Limewash Sand', hex: '#dcd2c2', lrv: 65 })
  expect(sheet.materials).toMatchObject([
    { material: 'Paint, Limewash Sand', where: 'Walls' },
    { material: 'Smoked oak' },
    ...Array(5).fill({}),
  ])
  expect(things).toMatchObject([
    { name: 'Wall paint', colour: 'Limewash Sand', material: 'Paint', box: WALL.box, got: false },
  ])
  expect(things[0]!.links).toEqual([
    { name: 'Search the web', address: 'https://duckduckgo.com/?q=off-white%20wall%20paint' },
  ])
  expect(sum).toEqual({ total: 0, got: 0, open: 0, unpriced: 1, left: null })
})

test('its owner adds, corrects, prices, ticks and removes things, against a budget', async () => {
  await using room = await opened()
  const { services, ada, redesignId } = room
  await addThing(services, ada, { redesignId, name: ' Lamp ', colour: 'brass' })
  const [paint, lamp] = (await room.page()).things
  const details = { thingId: lamp!.id, name: 'Floor lamp', colour: 'brass', material: 'metal', size: '1.5 m' }
  await changeThing(services, ada, { ...details, seenName: 'Lamp', seenColour: 'brass' })
  await priceThing(services, ada, { thingId: lamp!.id, price: '$249.50' })
  await priceThing(services, ada, { thingId: paint!.id, price: '60' })
  await tickThing(services, ada, { thingId: paint!.id, got: 'yes' })
  await saveBudget(services, ada, { redesignId, budget: '1,000' })
  expect(await room.page()).toMatchObject({
    things: [{ got: true }, { name: 'Floor lamp', colour: 'brass', material: 'metal', size: '1.5 m' }],
    sum: { total: 30950, got: 6000, open: 24950, unpriced: 0, left: 69050 },
  })
  await priceThing(services, ada, { thingId: lamp!.id, price: '', seenPrice: '249.50' })
  await removeThing(services, ada, { thingId: paint!.id })
  expect(await room.page()).toMatchObject({ things: [{ priceCents: null }], sum: { total: 0, unpriced: 1 } })
})

test('invalid input is reported at its field, and nothing is stored', async () => {
  await using room = await opened()
  const { services, ada, redesignId } = room
  const before = await room.page()
  const [paint] = before.things
  const thingId = paint!.id
  const refused = async (work: Promise<void>, field: string, message: RegExp) => {
    const issues = await work.then(
      () => [],
      (error: { issues: { path: string[]; message: string }[] }) => error.issues,
    )
    expect(issues).toMatchObject([{ path: [field], message: expect.stringMatching(message) }])
  }
  await refused(priceThing(services, ada, { thingId, price: 'about 40' }), 'price', /such as 249/)
  await refused(priceThing(services, ada, { thingId, price: '1000000.01' }), 'price', /under \$1,000,000/)
  await refused(saveBudget(services, ada, { redesignId, budget: '-1' }), 'budget', /such as 249/)
  await refused(saveNotes(services, ada, { redesignId, notes: 'x'.repeat(4001) }), 'notes', /under 4000/)
  await refused(addThing(services, ada, { redesignId, name: ' ' }), 'name', /what it is/)
  await refused(addThing(services, ada, { redesignId, name: 'x'.repeat(81) }), 'name', /under 80/)
  await refused(tickThing(services, ada, { thingId, got: 'maybe' }), 'got', /./)
  expect(await room.page()).toEqual(before)
})

test('two windows do not overwrite each other', async () => {
  await using room = await opened()
  const { services, ada, redesignId } = room
  const [paint] = (await room.page()).things
  const thingId = paint!.id
  const seen = {
    seenName: 'Wall paint',
    seenColour: 'Limewash Sand',
    seenMaterial: 'Paint',
    seenSize: paint!.size,
  }
  const now = { thingId, name: 'Wall paint', colour: 'Limewash Sand', material: 'Paint', size: paint!.size }
  await changeThing(services, ada, { ...now, ...seen, name: 'Emulsion' })
  await changeThing(services, ada, { ...now, ...seen, size: '5 l' })
  expect((await room.page()).things).toMatchObject([{ name: 'Emulsion', size: '5 l', hex: '#dcd2c2' }])
  await expect(changeThing(services, ada, { ...now, ...seen, name: 'Chalk paint' })).rejects.toMatchObject({
    code: 'changed_meanwhile',
    fieldErrors: { name: ['Another window changed this to “Emulsion”. Save again to keep yours.'] },
  })
  await priceThing(services, ada, { thingId, price: '10', seenPrice: '' })
  await expect(priceThing(services, ada, { thingId, price: '20', seenPrice: '' })).rejects.toMatchObject({
    fieldErrors: { price: [expect.stringContaining('“10”')] },
  })
  await saveNotes(services, ada, { redesignId, notes: 'One\r\n', seenNotes: '' })
  await expect(saveNotes(services, ada, { redesignId, notes: 'Two', seenNotes: '' })).rejects.toMatchObject({
    code: 'changed_meanwhile',
  })
  await saveNotes(services, ada, { redesignId, notes: 'One and two', seenNotes: 'One\r\n' })
  await saveBudget(services, ada, { redesignId, budget: '100', seenBudget: '' })
  expect(await room.page()).toMatchObject({
    notes: 'One and two',
    budgetCents: 10000,
    things: [{ priceCents: 1000 }],
  })
})

test('nobody but its owner opens, reads or changes a board', async () => {
  await using room = await opened()
  const { services, redesignId } = room
  const before = await room.page()
  const thingId = before.things[0]!.id
  const notFound = { status: 404 }
  for (const eve of [await createActor(services), await createActor(services, { role: 'administrator' })]) {
    expect(await boardPage(services, eve, redesignId)).toBeUndefined()
    await expect(openBoard(services, eve, { redesignId })).rejects.toMatchObject(notFound)
    for (const work of [
      () => addThing(services, eve, { redesignId, name: 'Lamp' }),
      () => changeThing(services, eve, { thingId, name: 'Lamp' }),
      () => priceThing(services, eve, { thingId, price: '1' }),
      () => tickThing(services, eve, { thingId, got: 'yes' }),
      () => removeThing(services, eve, { thingId }),
      () => saveBudget(services, eve, { redesignId, budget: '1' }),
      () => saveNotes(services, eve, { redesignId, notes: 'Hello' }),
      () => shareBoard(services, eve, { redesignId, shared: 'yes' }),
    ])
      await expect(work()).rejects.toMatchObject(notFound)
  }
  await expect(openBoard(services, room.ada, { redesignId: randomUUID() })).rejects.toMatchObject(notFound)
  expect(await room.page()).toEqual(before)
})

test('a board has room for sixty things', async () => {
  await using room = await opened()
  const { services, ada, redesignId } = room
  const rows = Array.from({ length: 59 }, (_, index) => ({
    ...{ redesignId, position: index + 1, source: 'added' as const, name: `Thing ${index}` },
  }))
  await services.database.insert(boardThings).values(rows)
  await expect(addThing(services, ada, { redesignId, name: 'One more' })).rejects.toMatchObject({
    code: 'too_many_things',
  })
})

test('deleting a room deletes its boards', async () => {
  await using room = await opened()
  const { services, ada, uploadId, redesignId } = room
  await deleteRoom(services, ada, { uploadId })
  const left = await services.database
    .select()
    .from(designBoards)
    .where(eq(designBoards.redesignId, redesignId))
  expect([left, await services.database.$count(boardThings)]).toEqual([[], 0])
})
