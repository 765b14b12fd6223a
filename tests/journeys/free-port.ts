import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Outgoing connections have ports from 32768 (Linux) or 49152 on. A product that got one of those from the system
 * sometimes found it taken by a connection of another journey when it began to listen.
 */
const FIRST = 20_000
const COUNT = 12_000

/** A currently free port that no outgoing connection takes. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
