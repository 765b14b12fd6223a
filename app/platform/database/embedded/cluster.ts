import { chownSync, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { EmbeddedPostgresError } from './errors.ts'
import { discardHalfMade, finishHalfMade, makeHalfMade } from './half-made-folders.ts'
import { unsupported } from './host.ts'
import { currentFolder, type Programs, runProgram } from './programs.ts'

const INITDB_OPTIONS = [
  '--username=postgres',
  // Whoever may enter the folder (mode 0700) may connect through the socket in it; there is no other way in.
  '--auth-local=trust',
  '--auth-host=reject',
  '--encoding=UTF8',
  // PostgreSQL's own locale: texts sort alike on every machine.
  '--no-locale',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  // pg_trgm still asks the C library what a letter is.
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US' : 'C'}.UTF-8`,
  '--data-checksums',
]

/**
 * The cluster folder (PostgreSQL's data directory) in `dataFolder`, made when there is none.
 * @throws EmbeddedPostgresError `EMBEDDED_PG_FAILED` when it cannot be made, or another major version made
 *   it.
 */
export async function ensureCluster(dataFolder: string, programs: Programs): Promise<string> {
  const name = `pg${programs.majorVersion}`
  const other = readdirSync(dataFolder).find((entry) => /^pg\d+$/.test(entry) && entry !== name)
  if (other) {
    throw new EmbeddedPostgresError(
      'EMBEDDED_PG_FAILED',
      `${dataFolder} holds a database of another PostgreSQL version (${other}): migrate it, then move it away.`,
    )
  }
  const clusterFolder = path.join(dataFolder, name)
  if (!existsSync(clusterFolder)) await makeCluster(clusterFolder, programs)
  return clusterFolder
}

async function makeCluster(clusterFolder: string, programs: Programs): Promise<void> {
  const folder = makeHalfMade(path.dirname(clusterFolder))
  if (programs.user) chownSync(folder, programs.user.uid, programs.user.gid)
  try {
    await initdb(folder, programs)
  } catch (error) {
    discardHalfMade(folder)
    throw error
  }
  finishHalfMade(folder, clusterFolder)
}

async function initdb(folder: string, programs: Programs): Promise<void> {
  const args = ['-D', currentFolder(programs), ...INITDB_OPTIONS]
  const child = runProgram(programs, 'initdb', { args, folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve)
    child.once('error', (error) =>
      reject(unsupported(`The packaged PostgreSQL does not run here (${error.message})`)),
    )
  })
  if (status !== 0)
    throw new EmbeddedPostgresError('EMBEDDED_PG_FAILED', `initdb failed (${status}): ${output}`)
}
