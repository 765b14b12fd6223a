/**
 * Restarts two processes with pages one after the other behind each proxy of `deploy/proxies/`, while 50 connections keep
 * asking, and ends with 1 when a request was lost: `npm run test:proxies`, or with names: `npm run test:proxies -- nginx`.
 * A proxy that is not installed is left out, and said to be.
 */
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generate } from 'selfsigned'
import { freePort } from '#tests/journeys/free-port.ts'
import { createProductProcess, type ProductProcess } from '#tests/journeys/product-process.ts'
import { startSharedDatabase } from '#tests/journeys/shared-database.ts'
import { type Place, PROXIES } from './proxies/proxy-files.ts'
import { startSteadyLoad } from './proxies/steady-load.ts'

const CONNECTIONS = 50

const named = process.argv.slice(2).map((name) => name.toLowerCase())
const chosen = PROXIES.filter(({ name }) => named.length === 0 || named.includes(name.toLowerCase()))
const folder = mkdtempSync(path.join(tmpdir(), 'casabloom-proxies-'))
const [port, plainPort] = [await freePort(), await freePort()]
let failed = 0
try {
  await using database = await startSharedDatabase()
  const variables = {
    DATABASE_URL: database.url,
    ROLES: 'web',
    TRUST_PROXY: 'true',
    DRAIN_SECONDS: '5',
    APP_URL: `https://localhost:${port}`,
  }
  await using one = await createProductProcess(variables)
  await using two = await createProductProcess(variables)
  await one.start()
  await two.start()
  for (const proxy of chosen) {
    if (existsSync(proxy.program)) failed += await restartBehind(proxy, [one, two])
    else console.log(`${proxy.name}: left out, because ${proxy.program} is not installed`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed > 0 ? 1 : 0)

/** @returns how many requests were lost */
async function restartBehind(
  { name, start }: (typeof PROXIES)[number],
  processes: [ProductProcess, ProductProcess],
): Promise<number> {
  const certificate = await makeCertificate()
  const products = processes.map(({ address }) => new URL(address).host) as Place['products']
  const proxy = start({ folder, port, plainPort, products })
  const ended = once(proxy, 'exit')
  try {
    await untilOpen(certificate)
    const load = startSteadyLoad(port, CONNECTIONS, certificate)
    for (const product of processes) {
      await sleep(2_000)
      await product.stop()
      await product.start()
    }
    await sleep(2_000)
    const { answered, lost } = await load.stop()
    console.log(`${name}: ${answered} requests answered, ${lost.length} lost in a rolling restart`)
    for (const [what, each] of Object.entries(Object.groupBy(lost, (reason) => reason)))
      console.log(`  ${each!.length} × ${what}`)
    return lost.length
  } finally {
    proxy.kill('SIGTERM')
    await ended
  }
}

async function makeCertificate(): Promise<string> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  writeFileSync(path.join(folder, 'proxy.crt'), cert)
  writeFileSync(path.join(folder, 'proxy.key'), key)
  writeFileSync(path.join(folder, 'proxy.pem'), `${cert}\n${key}`)
  return cert
}

/** The proxy answers, and has seen both processes healthy. */
async function untilOpen(ca: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(200)) {
    const asking = request({ port, host: 'localhost', path: '/readyz', ca }).end()
    const status = await once(asking, 'response').then(
      ([answer]) => answer.resume().statusCode,
      () => 0,
    )
    if (status === 200) return await sleep(2_000)
  }
  throw new Error('The proxy did not open')
}
