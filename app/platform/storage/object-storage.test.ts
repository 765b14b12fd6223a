import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('deleting a folder keeps another whose name has the same beginning', async () => {
  await using bucket = await openBucket()
  const { storage } = bucket
  const keys = ['ada/1.jpg', 'ada/deep/2.jpg', 'adam/3.jpg']
  for (const key of keys) await storage.put(key, Buffer.from(key), 'image/jpeg')
  await storage.deleteFolder('ada')
  expect(await Promise.all(keys.map((key) => storage.exists(key)))).toEqual([false, false, true])
  await storage.deleteFolder('nobody')
})

test('a store that accepts connections but never answers fails in time', async () => {
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
  const endpoint = `http://127.0.0.1:${port}`
  const settings = { bucket: 'rooms', region: 'us-east-1', endpoint, publicEndpoint: undefined, keys }
  const storage = openObjectStorage(settings, { connectionTimeout: 100, socketTimeout: 100 })
  await expect(storage.get('ada/1.jpg')).rejects.toThrow()
  await expect(storage.put('ada/1.jpg', Buffer.from('photo'), 'image/jpeg')).rejects.toThrow()
  expect(sockets.size).toBe(4)
})

test('a signed address opens one object for anybody, stays the same for a while, and expires', async () => {
  await using bucket = await openBucket()
  expect(bucket.storage.signAddress).toBeUndefined()
  const { put, signAddress } = openObjectStorage(bucket.publicSettings)
  await put('ada/1.jpg', Buffer.from('photo'), 'image/jpeg')
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const began = new Date('2030-01-01T12:00:00Z')
  const addressAt = (seconds: number) => {
    vi.setSystemTime(began.getTime() + seconds * 1000)
    return signAddress!('ada/1.jpg', { seconds: 300 })
  }
  const address = await addressAt(0)
  const answer = await fetch(address)
  expect(await answer.text()).toBe('photo')
  expect(answer.headers.get('cache-control')).toBe('private, max-age=300, immutable')
  expect((await fetch(address.replace('1.jpg', '2.jpg'))).status).not.toBe(200)
  expect(await addressAt(299)).toBe(address)
  expect((await fetch(address)).status).toBe(200)
  const next = await addressAt(300)
  expect(next).not.toBe(address)
  expect((await fetch(next)).status).toBe(200)
  vi.setSystemTime(began.getTime() + 601_000)
  expect((await fetch(address)).status).toBe(403)
})

test('a signed address can save the object as a file', async () => {
  await using bucket = await openBucket()
  const { put, signAddress } = openObjectStorage(bucket.publicSettings)
  await put('ada/1.jpg', Buffer.from('photo'), 'image/jpeg')
  const answer = await fetch(await signAddress!('ada/1.jpg', { seconds: 300, fileName: 'my-room.jpg' }))
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-room.jpg"')
})

test('an unknown access key is refused', async () => {
  await using bucket = await openBucket()
  await bucket.storage.put('ada/1.jpg', Buffer.from('photo'), 'image/jpeg')
  const stranger = openObjectStorage({ ...bucket.settings, keys: { id: 'unknown', secret: 'unknown' } })
  await expect(stranger.get('ada/1.jpg')).rejects.toThrow()
  await expect(stranger.find('ada/1.jpg')).rejects.toThrow()
})
