import { Agent, request } from 'node:http'

const CONNECTIONS = 16

/**
 * Asks for one address over kept connections, as fast as answers come.
 *
 * @param milliseconds how long
 * @returns answers per second
 * @throws Error when an answer is not 200
 */
export async function requestsPerSecond(
  address: string,
  cookie: string,
  milliseconds: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const headers = { 'Accept-Encoding': 'identity', ...(cookie && { Cookie: cookie }) }
  const started = performance.now()
  let answers = 0
  const ask = async () => {
    while (performance.now() - started < milliseconds) {
      await readAnswer(address, agent, headers)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, ask))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  return answers / seconds
}

function readAnswer(address: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    request(address, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answers ${response.statusCode}`))
      response.resume().once('end', resolve)
    })
      .once('error', reject)
      .end()
  })
}
