import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { query } from './temporary-database.ts'
import { createTestDatabase, startTestServer, type TestServer } from './test-server.ts'

const createRooms = async (url: string) => {
  await query(url, 'CREATE TABLE rooms (name text)')
}

test('copies of the migrated template are independent and disappear with the server', async () => {
  const server = await startTestServer(createRooms)
  onTestFinished(() => server.stop())
  const [one, two] = await Promise.all([createTestDatabase(server.url), createTestDatabase(server.url)])
  await query(one.url, "INSERT INTO rooms VALUES ('bedroom')")
  expect(await query(one.url, 'SELECT name FROM rooms')).toEqual([{ name: 'bedroom' }])
  expect(await query(two.url, 'SELECT name FROM rooms')).toEqual([])
  await one.drop()
  await expect(query(one.url, 'SELECT 1')).rejects.toThrow('does not exist')

  expect(existsSync(folderOf(server))).toBe(true)
  await server.stop()
  expect(existsSync(folderOf(server))).toBe(false)
})

test('a failed migration leaves nothing behind', async () => {
  let url = ''
  const starting = startTestServer(async (template) => {
    url = template
    throw new Error('no such column')
  })
  await expect(starting).rejects.toThrow('no such column')
  expect(existsSync(folderOf({ url }))).toBe(false)
})

function folderOf({ url }: Pick<TestServer, 'url'>): string {
  return path.dirname(new URL(url).searchParams.get('host') ?? '')
}
