import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import path from 'node:path'

export interface SilentRelay extends AsyncDisposable {
  /** The database's connection string through the relay. */
  url: string
  /** Stops all data in both directions from now on. Connections stay open, and new ones are accepted. */
  fallSilent(): void
}

/**
 * Relays between a client and an embedded database, like a network.
 *
 * @param url connection string of the database, over its socket
 */
export async function startSilentRelay(url: string): Promise<SilentRelay> {
  const database = new URL(url)
  const socketFile = path.join(database.searchParams.get('host')!, '.s.PGSQL.5432')
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((client) => {
    const upstream = connect(socketFile)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        client.destroy()
        upstream.destroy()
      })
    }
    client.on('data', (data) => !isSilent && upstream.write(data))
    upstream.on('data', (data) => !isSilent && client.write(data))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `postgresql://postgres@127.0.0.1:${port}${database.pathname}`,
    fallSilent: () => {
      isSilent = true
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
