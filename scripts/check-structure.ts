/** Checks the structure rules (docs/architecture.md) and says how to fix each violation. */
import { globSync, readFileSync } from 'node:fs'
import { checkTree, readTree } from './structure/check.ts'
import { documentPaths, wordsIn } from './structure/document-paths.ts'

const FILES = ['app', 'server', 'scripts', 'tests', 'bench'].map((root) => `${root}/**/*.*`)
const GENERATED = ['app/platform/database/migrations/**']
/** Everything that documents may name. Patterns skip names that begin with a dot. */
const NAMED = ['{app,bench,deploy,docs,public,room-model,room-pictures,scripts,server,tests}/**/*', '*.*']
const HIDDEN = ['.ci/run', '.env.example']
const UNSTORED = ['room-*/work/**', '**/__pycache__/**']
const CODE = /\.(tsx?|js|py|sh|json|ya?ml|css|conf|service|example)$|file$/
/** The changelog names things that no longer exist. */
const HISTORY = 'CHANGELOG.md'

const started = performance.now()
const paths = globSync(FILES, { exclude: GENERATED }).map((path) => path.replaceAll('\\', '/'))
const tree = readTree(Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')])))
const findings = [...checkTree(tree), ...findingsInDocuments()]
for (const { path, line, message } of findings) console.log(`${path}:${line} ${message}`)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  findings.length === 0
    ? `Structure: ${paths.length} files keep the rules (${seconds} s)`
    : `Structure: ${findings.length} broken rules in ${paths.length} files`,
)
if (findings.length > 0) process.exitCode = 1

function findingsInDocuments() {
  const files = [
    ...globSync(NAMED, { exclude: UNSTORED }).map((path) => path.replaceAll('\\', '/')),
    ...HIDDEN,
  ]
  const code = files.filter((path) => CODE.test(path) && !path.includes('/migrations/meta/'))
  const words = new Set([...files, ...code.map((path) => readFileSync(path, 'utf8'))].flatMap(wordsIn))
  return files
    .filter((path) => path.endsWith('.md') && path !== HISTORY)
    .flatMap((path) => documentPaths({ path, text: readFileSync(path, 'utf8') }, { files, words }))
}
