/**
 * Restarts two processes with pages one after the other behind each proxy of `deploy/proxies/`, while 50 connections
 * send requests. Exits with 1 when a request was lost: `npm run test:proxies`, or with names: `npm run test:proxies
 * -- nginx`. `cache` puts nginx as a cache in front of them, and exits with 1 when it keeps what it should not, or
 * the other way round. Reports proxies that are not installed, and skips them.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/journeys/free-port.ts'
import { createProductProcess, type ProductProcess } from '#tests/journeys/product-process.ts'
import { startSharedDatabase } from '#tests/journeys/shared-database.ts'
import { cacheFaults } from './proxies/cache-faults.ts'
import { type Place, PROXIES, type TestedProxy } from './proxies/proxy-files.ts'
import { startProxy } from './proxies/start-proxy.ts'
import { startSteadyLoad } from './proxies/steady-load.ts'

const CONNECTIONS = 50

const named = process.argv.slice(2).map((name) => name.toLowerCase())
const isChosen = (name: string) => named.length === 0 || named.includes(name.toLowerCase())
const chosen = PROXIES.filter(({ name }) => isChosen(name))
const folder = mkdtempSync(path.join(tmpdir(), 'casabloom-proxies-'))
const [port, plainPort] = [await freePort(), await freePort()]
let failed = 0
try {
  if (isChosen('cache')) failed += await tryCache()
  if (chosen.length > 0) await restartBehindEach()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed > 0 ? 1 : 0)

async function restartBehindEach() {
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
    else leaveOut(proxy.name, proxy.program)
  }
}

function leaveOut(name: string, program: string) {
  console.log(`${name}: left out, because ${program} is not installed`)
}

/** @returns the number of faults */
async function tryCache(): Promise<number> {
  const { program } = PROXIES.find(({ name }) => name === 'nginx')!
  if (!existsSync(program)) {
    leaveOut('cache', program)
    return 0
  }
  const faults = await cacheFaults(folder)
  console.log(`cache: ${faults.length === 0 ? 'keeps guests’ pages and nothing else' : faults.join('\n  ')}`)
  return faults.length
}

/** @returns the number of lost requests */
async function restartBehind(
  proxy: TestedProxy,
  processes: [ProductProcess, ProductProcess],
): Promise<number> {
  const products = processes.map(({ address }) => new URL(address).host) as Place['products']
  await using running = await startProxy(proxy, { folder, port, plainPort, products })
  const load = startSteadyLoad(port, CONNECTIONS, running.certificate)
  for (const product of processes) {
    await sleep(2_000)
    await product.stop()
    await product.start()
  }
  await sleep(2_000)
  const { answered, lost } = await load.stop()
  console.log(`${proxy.name}: ${answered} requests answered, ${lost.length} lost in a rolling restart`)
  for (const [what, each] of Object.entries(Object.groupBy(lost, (reason) => reason)))
    console.log(`  ${each!.length} × ${what}`)
  return lost.length
}
