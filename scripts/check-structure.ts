/** Checks the structure rules (docs/architecture.md) and says how to fix each violation. */
import { globSync, readFileSync } from 'node:fs'
import { checkTree, readTree } from './structure/check.ts'

const FILES = ['app', 'server', 'scripts', 'tests', 'bench'].map((root) => `${root}/**/*.*`)
const GENERATED = ['app/platform/database/migrations/**']

const started = performance.now()
const paths = globSync(FILES, { exclude: GENERATED }).map((path) => path.replaceAll('\\', '/'))
const tree = readTree(Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')])))
const findings = checkTree(tree)
for (const { path, line, message } of findings) console.log(`${path}:${line} ${message}`)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  findings.length === 0
    ? `Structure: ${paths.length} files keep the rules (${seconds} s)`
    : `Structure: ${findings.length} broken rules in ${paths.length} files`,
)
if (findings.length > 0) process.exitCode = 1
