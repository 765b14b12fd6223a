/** Runs every check in turn, stops at the first that fails, and says in one line how many passed. */
import { spawnSync } from 'node:child_process'

const STEPS = ['check', 'test:unit', 'test:size', 'test:journeys']

const started = Date.now()
for (const [index, step] of STEPS.entries()) {
  const before = Date.now()
  const { status } = spawnSync('npm', ['run', '--silent', step], { stdio: 'inherit' })
  const seconds = Math.round((Date.now() - before) / 1000)
  if (status !== 0) {
    console.log(`${step} failed after ${seconds} s: ${index} passed, 1 failed`)
    process.exit(status ?? 1)
  }
  console.log(`${step} passed in ${seconds} s\n`)
}
console.log(`All checks in ${Math.round((Date.now() - started) / 1000)} s: ${STEPS.length} passed, 0 failed`)
