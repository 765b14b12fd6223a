import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A span in OTLP over HTTP. */
export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number; message?: string }
}

interface Export {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[]
}

/** A trace collector that records what it receives. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = []
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') {
      const { resourceSpans } = (await json(request)) as Export
      spans.push(...resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)))
    }
    response.setHeader('Content-Type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    [Symbol.dispose]: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
