/** A server that only sends the same bytes with the same headers, as the upper bound for node:http. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Answer {
  headers: [string, string][]
  body: Uint8Array
}

/** Serves `answer` from a process of its own, as the product does. */
export async function startBareServer(
  answer: Answer,
): Promise<{ origin: string; pid: number } & AsyncDisposable> {
  const server = fork(import.meta.filename, { serialization: 'advanced' })
  server.send(answer)
  const [port] = await once(server, 'message')
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: server.pid!,
    [Symbol.asyncDispose]: async () => {
      server.kill()
      await once(server, 'exit')
    },
  }
}

function serve({ headers, body }: Answer, tell: (port: number) => void): void {
  const all = [...headers.flat(), 'Content-Length', String(body.length)]
  const server = createServer((_request, response) => {
    response.writeHead(200, all)
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => tell((server.address() as AddressInfo).port))
}

if (import.meta.main)
  process.once('message', (answer: Answer) => serve(answer, (port) => process.send!(port)))
