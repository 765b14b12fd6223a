/**
 * Tries the README's two commands with the npm of older Nodes, each in a clean clone in a folder with a space in its
 * name: `npm ci && npm start` until the product is ready, and the quickest check of `npm test`. All are tried at once,
 * because installing is mostly waiting; what programs print is shown when one fails.
 */
import { type ExecFileOptions, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '#tests/journeys/free-port.ts'

/** Common Node versions, each with the npm that it brings. */
const STOCK = [
  { node: '20.20.2', npm: '10.8.2' },
  { node: '22.23.3', npm: '10.9.4' },
  { node: '24.4.1', npm: '11.3.0' },
]

const root = path.join(import.meta.dirname, '..')
const place = mkdtempSync(path.join(tmpdir(), 'casabloom installation '))
try {
  const trials = await Promise.allSettled(STOCK.map(tryWith))
  const failures = trials.flatMap((trial) => (trial.status === 'rejected' ? [trial.reason] : []))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} installations failed`)
} finally {
  rmSync(place, { recursive: true, force: true, maxRetries: 5 })
}
console.log(`Installations: ${STOCK.length} passed, 0 failed`)

async function tryWith(stock: { node: string; npm: string }, index: number): Promise<void> {
  const before = Date.now()
  const clone = path.join(place, `clone ${index}`)
  await run('git', ['clone', '--quiet', '--depth=1', `file://${root}`, clone])
  const env = environmentWith(await installStock(stock))
  await run('npm', ['ci'], { cwd: clone, env })
  // The sources are the same, so the build at hand serves all clones but the first, which makes its own.
  const built = path.join(root, 'build')
  if (index > 0 && existsSync(built)) cpSync(built, path.join(clone, 'build'), { recursive: true })
  await startOnce(clone, env)
  await run('npm', ['test', '--', 'test:size'], { cwd: clone, env })
  const seconds = Math.round((Date.now() - before) / 1000)
  console.log(`Node ${stock.node} with npm ${stock.npm}: installs, starts and tests (${seconds} s)`)
}

/** Runs a program to its end. @throws an error that contains what it printed, when it fails */
async function run(program: string, words: string[], options: ExecFileOptions = {}): Promise<void> {
  try {
    await promisify(execFile)(program, words, { ...options, maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${words.join(' ')} failed\n${stdout}\n${stderr}`, { cause: error })
  }
}

/** @returns the folder with the `node` and `npm` of these versions */
async function installStock({ node, npm }: { node: string; npm: string }): Promise<string> {
  const folder = path.join(place, `node ${node} npm ${npm}`)
  const platform = process.platform === 'darwin' && process.arch === 'arm64' ? 'bin-darwin' : process.platform
  const packages = [`node-${platform}-${process.arch}@${node}`, `npm@${npm}`]
  await run('npm', ['install', '--silent', '--prefix', folder, '--no-save', ...packages])
  return path.join(folder, 'node_modules', '.bin')
}

/** A newcomer's environment with these programs first, and without variables of the npm that runs this. */
function environmentWith(programs: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE$|INIT_CWD$)/i.test(name))
  const folders = process.env.PATH!.split(path.delimiter).filter((folder) => !folder.includes('node_modules'))
  return { ...Object.fromEntries(own), PATH: [programs, ...folders].join(path.delimiter) }
}

async function startOnce(clone: string, env: NodeJS.ProcessEnv): Promise<void> {
  const port = await freePort()
  const product = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...env, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const ended = once(product, 'exit')
  try {
    await untilReady(`http://127.0.0.1:${port}/readyz`, () => product.exitCode !== null)
  } finally {
    if (product.exitCode === null) process.kill(-product.pid!, 'SIGINT')
    await ended
  }
}

async function untilReady(address: string, hasEnded: () => boolean): Promise<void> {
  for (const end = Date.now() + 180_000; Date.now() < end; await sleep(250)) {
    if (hasEnded()) throw new Error('npm start ended before the product was ready')
    if ((await fetch(address).catch(() => undefined))?.ok) return
  }
  throw new Error('The product did not become ready within three minutes')
}
