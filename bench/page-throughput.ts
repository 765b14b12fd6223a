import { request } from 'node:http'
import { type Answer, startBareServer } from './bare-server.ts'
import { requestsPerSecond } from './load.ts'
import type { Measurement, Subject } from './measurement.ts'
import { usedProcessor } from './used-processor.ts'

const WARM_UP = 1_000
const ROUND = 2_000
/** Product and bare server take turns, so that other load on the machine affects both. */
const ROUNDS = 3

/**
 * How fast a page is served, relative to a bare node:http server with the same bytes: in requests per second, and in
 * processor time per request, which other load does not change.
 *
 * @param headers of each request, such as a session cookie
 */
export async function pageThroughput(
  product: Pick<Subject, 'address' | 'pid'>,
  path: string,
  headers: Record<string, string> = {},
): Promise<Measurement[]> {
  const address = product.address + path
  await using bare = await startBareServer(await answerOf(address, headers))
  const servers = [
    { address, pid: product.pid, perSecond: 0, used: 0 },
    { address: bare.origin, pid: bare.pid, perSecond: 0, used: 0 },
  ]
  for (const each of servers) await requestsPerSecond(each.address, headers, WARM_UP)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const each of servers) {
      const before = usedProcessor(each.pid)
      const perSecond = await requestsPerSecond(each.address, headers, ROUND)
      each.perSecond += perSecond / ROUNDS
      each.used += (usedProcessor(each.pid) - before) / ((perSecond * ROUND) / 1000) / ROUNDS
    }
  const [page, best] = servers
  const who = [path, headers.Cookie ? 'signed in' : 'guest', headers['Accept-Encoding']].filter(Boolean)
  const inMicroseconds = (seconds: number) => `${Math.round(seconds * 1e6)} µs`
  return [
    {
      what: `requests per second against node:http: ${who.join(', ')}`,
      result: inRatio(page!.perSecond / best!.perSecond),
      detail: `${Math.round(page!.perSecond)}/s against ${Math.round(best!.perSecond)}/s`,
    },
    {
      what: `node:http's processor time against: ${who.join(', ')}`,
      result: inRatio(best!.used / page!.used),
      detail: `${inMicroseconds(best!.used)} against ${inMicroseconds(page!.used)}`,
    },
  ]
}

/** A rendered page reaches less than a hundredth. */
const inRatio = (ratio: number) => (ratio < 0.1 ? ratio.toPrecision(2) : ratio.toFixed(2))

/** The response as it is sent. `fetch` would decompress it. */
function answerOf(address: string, headers: Record<string, string>) {
  return new Promise<Answer>((resolve, reject) => {
    request(address, { headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      const pairs = answer.rawHeaders.flatMap((name, index, all): [string, string][] =>
        index % 2 === 0 ? [[name, all[index + 1]!]] : [],
      )
      const kept = pairs.filter(([name]) => !CONNECTION.includes(name.toLowerCase()))
      resolve({ headers: kept, body })
    })
      .once('error', reject)
      .end()
  })
}

/** Headers that the bare server sets itself. */
const CONNECTION = ['transfer-encoding', 'connection', 'keep-alive', 'date', 'content-length']
