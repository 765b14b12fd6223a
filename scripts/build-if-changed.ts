/**
 * Builds the application if its sources have changed since the last build. `--stamp` only records that it has just
 * been built.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const STAMP = 'build/source-hash'
const SOURCES = [
  'app',
  'public',
  'room-pictures/pool.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]

function filesOf(entry: string): string[] {
  if (!existsSync(entry)) return []
  if (!statSync(entry).isDirectory()) return [entry]
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
}

function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesOf).sort())
    hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/** `npm ci` leaves the build tools out under NODE_ENV=production. */
function installBuildTools() {
  if (existsSync('node_modules/@react-router/dev')) return
  process.stdout.write('Installing what the build needs …\n')
  // Adds only what is missing, because `npm ci` would remove the Node that runs this.
  run('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'])
}

function run(program: string, words: string[]) {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' })
  if (status === 0) return
  process.stderr.write(`${stdout}${stderr}`)
  process.exit(status ?? 1)
}

if (process.argv.includes('--stamp')) {
  writeFileSync(STAMP, sourceHash())
} else if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== sourceHash()) {
  installBuildTools()
  process.stdout.write('Building Casabloom …\n')
  run('npm', ['run', '--silent', 'build'])
}
