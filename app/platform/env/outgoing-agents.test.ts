import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { outgoingAgents } from './outgoing-agents.ts'

/** Starts a server that answers with its name and the requested address. */
async function serve(name: string): Promise<string> {
  const server = createServer((request, response) => response.end(`${name}: ${request.url}`))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function ask(address: string, variables: NodeJS.ProcessEnv): Promise<string> {
  const { httpAgent: agent } = outgoingAgents(variables)
  const [answer] = (await once(get(`${address}/v1`, { agent }), 'response')) as [IncomingMessage]
  return text(answer)
}

test('calls use the proxy, except to the hosts of NO_PROXY', async () => {
  const [proxy, host] = [await serve('proxy'), await serve('host')]
  expect(await ask(host, { HTTP_PROXY: proxy })).toBe(`proxy: ${host}/v1`)
  expect(await ask(host, { HTTP_PROXY: proxy, NO_PROXY: '127.0.0.1' })).toBe('host: /v1')
  expect(await ask(host, {})).toBe('host: /v1')
})
