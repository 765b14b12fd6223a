import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPhoto, ROOM_SVG } from '#tests/builders/synthetic-room.ts'
import { SHIPPED_NETWORK } from '../network/description.ts'
import { SurfaceNetwork } from '../network/surface-network.ts'
import { openStylePreviews, PREVIEW_SIDE } from './style-previews.ts'

const style = (name: string) => ({ name, palette: [], materials: [] })

test('each style has its own picture, and the photo is loaded once', async () => {
  const photo = await drawPhoto(ROOM_SVG)
  const previews = openStylePreviews()
  let loads = 0
  const load = async () => {
    loads += 1
    return photo
  }
  const show = (name: string) => previews.preview('a', load, style(name))
  const [deco, coastal, again] = await Promise.all([show('Art Deco'), show('Coastal'), show('Art Deco')])
  expect(loads).toBe(1)
  expect(deco.equals(again)).toBe(true)
  expect(deco.equals(coastal)).toBe(false)
  const { width, height } = await sharp(deco).metadata()
  expect(Math.max(width, height)).toBeLessThanOrEqual(PREVIEW_SIDE)
  for (const key of ['b', 'c', 'd', 'e']) await previews.preview(key, load, style('Zen'))
  expect(loads).toBe(5)
  await show('Zen')
  expect(loads).toBe(6)
})

test('a thread that was about to end for want of requests paints the next one', async () => {
  const photo = await drawPhoto(ROOM_SVG)
  const previews = openStylePreviews(undefined, 5)
  const show = (name: string) => previews.preview('a', async () => photo, style(name))
  for (const name of ['Zen', 'Coastal', 'Art Deco']) expect(await show(name)).toBeInstanceOf(Buffer)
})

test('bytes that are not a picture are refused, and the next photo is previewed', async () => {
  const previews = openStylePreviews()
  const broken = previews.preview('x', async () => Buffer.from('no picture'), style('Zen'))
  await expect(broken).rejects.toMatchObject({ code: 'unreadable_photo' })
  const photo = await drawPhoto(ROOM_SVG)
  await expect(previews.preview('y', async () => photo, style('Zen'))).resolves.toBeInstanceOf(Buffer)
})

test('a network changes the painting, a broken one does not', async () => {
  const photo = await drawPhoto(ROOM_SVG)
  const paintedWith = (description?: string) => {
    const network = description ? new SurfaceNetwork(description, () => {}) : undefined
    return openStylePreviews(network).preview('a', async () => photo, style('Art Deco'))
  }
  const alone = await paintedWith()
  expect((await paintedWith(SHIPPED_NETWORK)).equals(alone)).toBe(false)
  expect((await paintedWith('/nowhere/surfaces.json')).equals(alone)).toBe(true)
})

test('a bathroom whose floor its owner has named gets tiles, other rooms the boards of the style', async () => {
  const photo = await drawPhoto(ROOM_SVG)
  const previews = openStylePreviews()
  const corrections = [{ x: 0.75, y: 0.89, extent: 1, meaning: 'floor' as const }]
  const show = (roomType: string) =>
    previews.preview('a', async () => photo, style('Scandinavian'), { corrections, roomType })
  const [bathroom, bedroom, kitchen] = [await show('Bathroom'), await show('Bedroom'), await show('Kitchen')]
  expect(bathroom.equals(bedroom)).toBe(false)
  expect(kitchen.equals(bedroom)).toBe(true)
})
