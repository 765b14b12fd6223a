import sharp from 'sharp'
import { expect, test } from 'vitest'
import { users } from '#app/features/accounts/tables.server.ts'
import { block } from '#tests/builders/members.ts'
import { sharedRoom } from '#tests/builders/shared-room.ts'
import { deleteRoom } from '../../deletion/commands/delete-room.server.ts'
import { shareFolder } from '../../rules/picture-keys.ts'
import { shareRoom, stopSharing } from '../commands/share-room.server.ts'

test('messengers see the room before and after in one picture, until sharing ends', async () => {
  const { app, link, uploadId, owner } = await sharedRoom()
  await using _ = app
  const { services } = app
  const html = await (await app.fetch(await link())).text()
  const tag = (property: string) => new RegExp(`property="${property}" content="([^"]+)"`).exec(html)?.[1]
  expect(tag('og:image')).toBe(new URL(`${await link()}/before-after.jpg`, services.environment.appUrl).href)
  expect([tag('og:image:width'), tag('og:image:height')]).toEqual(['1200', '630'])
  expect(html).toContain('name="twitter:card" content="summary_large_image"')
  const path = `${await link()}/before-after.jpg`
  const picture = await app.fetch(path)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect(picture.headers.get('x-robots-tag')).toContain('noindex')
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 })
  const stored = async () => {
    const keys = (await Array.fromAsync(services.storage.list())).flat().map(({ key }) => key)
    return keys.filter((key) => key.startsWith(shareFolder(owner.userId, uploadId)))
  }
  expect(await stored()).toHaveLength(1)
  await stopSharing(services, owner, { uploadId })
  expect((await app.fetch(path)).status).toBe(404)
  await app.runJobs()
  expect(await stored()).toEqual([])
  await shareRoom(services, owner, { uploadId })
  const again = `${await link()}/before-after.jpg`
  expect((await app.fetch(again)).status).toBe(200)
  await block(services, owner.userId)
  expect((await app.fetch(again)).status).toBe(404)
  await services.database.update(users).set({ blocked: false })
  await deleteRoom(services, owner, { uploadId })
  await app.runJobs()
  expect(await stored()).toEqual([])
})
