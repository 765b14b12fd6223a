import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeS3 } from '#tests/fakes/s3-server.ts'
import { openObjectStorage } from './object-storage.ts'

async function openBucket() {
  const server = await startFakeS3()
  return { ...server, storage: openObjectStorage(server.settings) }
}

test('a stored object comes back byte for byte, and deleting it is idempotent', async () => {
  await using bucket = await openBucket()
  const { storage } = bucket
  const photo = Buffer.from([0, 255, 216, 13, 10, 0])
  await storage.put('ada/1.jpg', photo, 'image/jpeg')
  expect(await storage.get('ada/1.jpg')).toEqual(photo)
  expect(await storage.find('ada/1.jpg')).toEqual(photo)
  expect(await storage.exists('ada/1.jpg')).toBe(true)
  for (let times = 0; times < 2; times++) await storage.delete('ada/1.jpg')
  expect(await storage.exists('ada/1.jpg')).toBe(false)
  await expect(storage.get('ada/1.jpg')).rejects.toThrow()
  expect(await storage.find('ada/1.jpg')).toBeUndefined()
})

test('deleting a folder spares one whose name begins alike', async () => {
  await using bucket = await openBucket()
  const { storage } = bucket
  const keys = ['ada/1.jpg', 'ada/deep/2.jpg', 'adam/3.jpg']
  for (const key of keys) await storage.put(key, Buffer.from(key), 'image/jpeg')
  await storage.deleteFolder('ada')
  expect(await Promise.all(keys.map((key) => storage.exists(key)))).toEqual([false, false, true])
  await storage.deleteFolder('nobody')
})

test('a store that takes connections and stays silent fails, and holds nobody up', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const sockets = new Set<Socket>()
  silent.on('connection', (socket) => sockets.add(socket))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
  const { port } = silent.address() as AddressInfo
  const keys = { id: 'key', secret: 'secret' }
  const settings = { bucket: 'rooms', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, keys }
  const storage = openObjectStorage(settings, { connectionTimeout: 100, socketTimeout: 100 })
  await expect(storage.get('ada/1.jpg')).rejects.toThrow()
  await expect(storage.put('ada/1.jpg', Buffer.from('photo'), 'image/jpeg')).rejects.toThrow()
  expect(sockets.size).toBe(4)
})

test('an unknown access key reads nothing', async () => {
  await using bucket = await openBucket()
  await bucket.storage.put('ada/1.jpg', Buffer.from('photo'), 'image/jpeg')
  const stranger = openObjectStorage({ ...bucket.settings, keys: { id: 'unknown', secret: 'unknown' } })
  await expect(stranger.get('ada/1.jpg')).rejects.toThrow()
  await expect(stranger.find('ada/1.jpg')).rejects.toThrow()
})
