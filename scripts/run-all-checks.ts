/**
 * Runs all checks in order, or only those named (`npm test -- check test:unit`). Stops at the first failure, and
 * prints in one line how many passed.
 */
import { spawnSync } from 'node:child_process'

const STEPS = ['check', 'test:unit', 'test:size', 'test:journeys']

const named = process.argv.slice(2)
const unknown = named.find((step) => !STEPS.includes(step))
if (unknown !== undefined) {
  console.log(`There is no check "${unknown}": the checks are ${STEPS.join(', ')}.`)
  process.exit(1)
}
const steps = named.length > 0 ? named : STEPS
const started = Date.now()
for (const [index, step] of steps.entries()) {
  const before = Date.now()
  const { status } = spawnSync('npm', ['run', '--silent', step], { stdio: 'inherit' })
  const seconds = Math.round((Date.now() - before) / 1000)
  if (status !== 0) {
    console.log(`${step} failed after ${seconds} s: ${index} passed, 1 failed`)
    process.exit(status ?? 1)
  }
  console.log(`${step} passed in ${seconds} s\n`)
}
console.log(`All checks in ${Math.round((Date.now() - started) / 1000)} s: ${steps.length} passed, 0 failed`)
