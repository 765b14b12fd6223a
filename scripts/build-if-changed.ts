/**
 * Builds the application when its sources differ from those of the last build.
 * `--stamp` only records what has just been built.
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

if (process.argv.includes('--stamp')) {
  writeFileSync(STAMP, sourceHash())
} else if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== sourceHash()) {
  process.stdout.write('Building Casabloom …\n')
  const build = spawnSync('npm', ['run', '--silent', 'build'], { encoding: 'utf8' })
  if (build.status !== 0) {
    process.stderr.write(`${build.stdout}${build.stderr}`)
    process.exit(build.status ?? 1)
  }
}
