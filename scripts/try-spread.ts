/**
 * Runs the product as several processes behind a proxy, sends people through it, kills processes meanwhile, and
 * compares everything at the end: `npm run test:spread -- --people=60 --kills=3 --seed=1`. Exits with 1 when
 * something differs.
 */
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compareCalls } from './spread/compare/calls.ts'
import type { Outcome } from './spread/compare/comparison.ts'
import { compareJobs } from './spread/compare/jobs.ts'
import { compareMails } from './spread/compare/mails.ts'
import { compareMoney } from './spread/compare/money.ts'
import { comparePictures } from './spread/compare/pictures.ts'
import { comparePromises } from './spread/compare/promises.ts'
import { readOptions } from './spread/options.ts'
import { runTrial } from './spread/run-trial.ts'
import { tableOf } from './spread/table.ts'

const COMPARISONS = [compareMoney, comparePictures, compareMails, compareCalls, compareJobs, comparePromises]

const options = readOptions(process.argv.slice(2))
const folder = mkdtempSync(path.join(tmpdir(), 'casabloom-spread-'))
const logFile = path.join(folder, 'product.log')
const started = performance.now()
const isEqual = await tryAll()
if (isEqual) rmSync(folder, { recursive: true, force: true })
else console.log(`The product's logs: ${logFile}`)
process.exit(isEqual ? 0 : 1)

async function tryAll(): Promise<boolean> {
  await using stack = new AsyncDisposableStack()
  const outcome = await runTrial(options, { folder, log: openSync(logFile, 'a') }, stack)
  return report(outcome)
}

/** @returns whether there are no differences */
async function report(outcome: Outcome): Promise<boolean> {
  const comparisons = []
  for (const compare of COMPARISONS) comparisons.push(await compare(outcome))
  const seconds = Math.round((performance.now() - started) / 1000)
  const killed = outcome.kills.map(({ name }) => name).join(', ') || 'nobody'
  console.log(`\n${outcome.people} people in ${seconds} s, killed: ${killed}`)
  for (const [what, count] of outcome.promises.failures) console.log(`  tried again: ${count} × ${what}`)
  console.log(tableOf(comparisons))
  return comparisons.every(({ differences }) => differences.length === 0)
}
