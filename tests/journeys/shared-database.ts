import { createTestDatabase, startTestServer } from '../database/test-server.ts'

/** A database server that several processes of the product share. */
export async function startSharedDatabase() {
  const server = await startTestServer(async () => {})
  const { url } = await createTestDatabase(server.url)
  return { url, [Symbol.asyncDispose]: server.stop }
}
