/** A server that only sends the same bytes with the same headers: the maximum of node:http. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort, Worker, workerData } from 'node:worker_threads'

interface Answer {
  headers: [string, string][]
  body: Uint8Array
}

/** Serves `answer` from its own thread, so that load and server are separate, as with the product. */
export async function startBareServer(answer: Answer): Promise<{ origin: string } & AsyncDisposable> {
  const worker = new Worker(import.meta.filename, { workerData: answer })
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => void (await worker.terminate()),
  }
}

function serve({ headers, body }: Answer, tell: (port: number) => void): void {
  const server = createServer((_request, response) => {
    response.writeHead(200, headers.flat())
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => tell((server.address() as AddressInfo).port))
}

if (parentPort) serve(workerData as Answer, (port) => parentPort!.postMessage(port))
