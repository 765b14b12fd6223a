import { startBareServer } from './bare-server.ts'
import { requestsPerSecond } from './load.ts'
import { type Measurement, percent } from './measurement.ts'

const WARM_UP = 1_000
const ROUND = 2_000
/** Product and bare server take turns, so that what else the machine does meets both. */
const ROUNDS = 3

/**
 * Requests per second of a page, as a share of what a bare node:http server sends of the same bytes.
 *
 * @param cookie of the person whose page it is; empty for a guest
 */
export async function pageThroughput(origin: string, path: string, cookie = ''): Promise<Measurement> {
  const address = `${origin}${path}`
  await using bare = await startBareServer(await answerOf(address, cookie))
  await requestsPerSecond(address, cookie, WARM_UP)
  await requestsPerSecond(bare.origin, cookie, WARM_UP)
  let product = 0
  let best = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    product += (await requestsPerSecond(address, cookie, ROUND)) / ROUNDS
    best += (await requestsPerSecond(bare.origin, cookie, ROUND)) / ROUNDS
  }
  return {
    what: `requests per second of ${path} against node:http`,
    result: percent(product / best),
    detail: `${Math.round(product)}/s against ${Math.round(best)}/s`,
  }
}

async function answerOf(address: string, cookie: string) {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'identity', Cookie: cookie } })
  const headers = [...response.headers].filter(([name]) => name !== 'transfer-encoding')
  return { headers, body: await response.bytes() }
}
