import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { drawPhoto } from '#tests/builders/synthetic-room.ts'
import { SCENES } from '#tests/builders/synthetic-scenes.ts'
import { decodePhoto } from './photo-codec.ts'
import { repaint } from './repaint.ts'

/** A small size is enough: the engine analyses all photos on the same rasters, whatever their size. */
const SIDE = 480
const pool = (name: string) => readFile(`public/starter-pool/${name}`)
const BEFORE = ['bathroom', 'bedroom', 'dining-room', 'home-office', 'kitchen', 'living-room']
const POOL = ['zen-bathroom', 'industrial-living-room', 'vintage-bedroom', 'coastal-kitchen']

async function paint(picture: Buffer, name = 'Art Deco') {
  const style = { name, palette: [], materials: [] }
  return repaint({ ...(await decodePhoto(picture, SIDE)), style }, () => {})
}

test.each(BEFORE)('the before photo of the %s is painted', async (room) => {
  expect(await paint(await pool(`before-${room}.jpg`))).toMatchObject({ picture: { width: SIDE } })
})

test.each(POOL)('%s is recognised as a room', async (name) => {
  expect(await paint(await pool(`${name}-480.webp`))).not.toBe('not-a-room')
})

test.each(Object.entries(SCENES))('a picture of %s is refused', async (_, svg) => {
  // Nothing tells soft clouds from a blurred photo.
  expect(['not-a-room', 'too-blurred']).toContain(await paint(await drawPhoto(svg)))
})

test('the same photo and style give the same bytes', async () => {
  const photo = await pool('before-bedroom.jpg')
  const [once, again, other] = [await paint(photo), await paint(photo), await paint(photo, 'Coastal')]
  expect(once).toEqual(again)
  expect(once).not.toEqual(other)
})
