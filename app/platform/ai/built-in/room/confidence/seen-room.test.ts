import { expect, test } from 'vitest'
import { isEmptyRoom, isPortrait, lacksShell, showsWalls } from './seen-room.ts'

/** A network that is this sure of walls in a fraction of 100 pixels. */
function seen(share: number, sureness: number) {
  const nothing = new Float32Array(100)
  const wall = Float32Array.from(nothing, (_, i) => (i < share * 100 ? sureness : 0.1))
  return { wall, floor: nothing, ceiling: nothing, window: nothing, thing: nothing }
}
const box = (score: number, right: number) => ({ score, left: 0.1, top: 0, right, bottom: 1 })

test('a room has walls of which the network is sure', () => {
  expect(showsWalls(seen(0.3, 0.9))).toBe(true)
  expect(showsWalls(seen(0.1, 0.9))).toBe(false)
  expect(showsWalls(seen(0.9, 0.6))).toBe(false)
})

test('a field that looks like floor shows no walls', () => {
  const field = {
    ...seen(0.03, 0.9),
    floor: Float32Array.from({ length: 100 }, (_, i) => (i > 60 ? 0.9 : 0)),
  }
  expect(showsWalls(field)).toBe(false)
  expect(showsWalls({ ...field, wall: seen(0.06, 0.9).wall })).toBe(true)
})

test('a person who fills the picture makes a portrait, one in a room does not', () => {
  expect(isPortrait({ ...seen(0.3, 0.9), people: [box(0.7, 0.9)] })).toBe(true)
  expect(isPortrait({ ...seen(0.3, 0.9), people: [box(0.7, 0.6)] })).toBe(false)
  expect(isPortrait({ ...seen(0.3, 0.9), people: [box(0.3, 0.9)] })).toBe(false)
  expect(isPortrait(seen(0.3, 0.9))).toBe(false)
})

test('a car that fills much of the picture makes no room, a toy or a faint one does', () => {
  const shows = (likely: number, width: number) =>
    isPortrait({ ...seen(0.3, 0.9), strange: [box(likely, width)] })
  expect(shows(0.5, 0.3)).toBe(true)
  expect(shows(0.5, 0.1)).toBe(false)
  expect(shows(0.2, 0.3)).toBe(false)
})

const share = (of: number) => Float32Array.from({ length: 100 }, (_, i) => (i < of * 100 ? 0.9 : 0.02))

test('a street or a laid table is hardly wall, floor or ceiling; a kitchen under a roof has at least a ceiling', () => {
  expect(lacksShell({ ...seen(0, 0), wall: share(0.03), floor: share(0.07) })).toBe(true)
  expect(lacksShell({ ...seen(0, 0), wall: share(0.08), floor: share(0.07) })).toBe(false)
  expect(lacksShell({ ...seen(0, 0), wall: share(0.02), ceiling: share(0.29) })).toBe(false)
})

test('an empty room is walls, floor and ceiling; a field under a sky has no walls', () => {
  const room = { ...seen(0, 0), wall: share(0.2), floor: share(0.34), ceiling: share(0.2) }
  expect(isEmptyRoom(room)).toBe(true)
  expect(isEmptyRoom({ ...room, wall: share(0), ceiling: share(0.4) })).toBe(false)
  expect(isEmptyRoom({ ...room, floor: share(0.1) })).toBe(false)
})
