import { chmodSync, chownSync, existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { EmbeddedPostgresError } from './errors.ts'
import { makeWhole } from './half-made-folders.ts'
import { unsupported } from './host.ts'
import { currentFolder, type Programs, runProgram } from './programs.ts'

const INITDB_OPTIONS = [
  '--username=postgres',
  // The socket in this folder (mode 0700) is the only way to connect.
  '--auth-local=trust',
  '--auth-host=reject',
  '--encoding=UTF8',
  // PostgreSQL's own locale sorts texts the same on every machine.
  '--no-locale',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  // pg_trgm still uses the C library to classify letters.
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US' : 'C'}.UTF-8`,
  '--data-checksums',
]

/**
 * The cluster folder (PostgreSQL's data directory) in `dataFolder`, created when missing.
 * @throws EmbeddedPostgresError `EMBEDDED_PG_FAILED` when it cannot be created, or belongs to another major version.
 */
export async function ensureCluster(dataFolder: string, programs: Programs): Promise<string> {
  const { clusterName, user } = programs
  const other = readdirSync(dataFolder).find((name) => /^pg\d+$/.test(name) && name !== clusterName)
  if (other) {
    throw new EmbeddedPostgresError(
      'EMBEDDED_PG_FAILED',
      `${dataFolder} holds a database of another PostgreSQL version (${other}): migrate it, move it away.`,
    )
  }
  const clusterFolder = path.join(dataFolder, clusterName)
  if (existsSync(clusterFolder)) takeOver(clusterFolder, programs)
  else {
    await makeWhole(clusterFolder, (halfMade) => {
      if (user) chownSync(halfMade, user.uid, user.gid)
      return initdb(halfMade, programs)
    })
  }
  return clusterFolder
}

/** Gives files that root copied to the server's user and closes them to others. PostgreSQL does not start otherwise. */
function takeOver(folder: string, { user }: Programs): void {
  const { uid, mode } = statSync(folder)
  if (mode & 0o077) chmodSync(folder, 0o700)
  if (!user || uid === user.uid) return
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const each of [folder, ...names.map((name) => path.join(folder, name))])
    chownSync(each, user.uid, user.gid)
}

async function initdb(folder: string, programs: Programs): Promise<void> {
  const args = ['-D', currentFolder(programs), ...INITDB_OPTIONS]
  const child = runProgram(programs, 'initdb', { args, folder, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve)
    child.once('error', ({ message }) =>
      reject(unsupported(`The packaged PostgreSQL does not run here (${message})`)),
    )
  })
  if (status === 0) return
  throw new EmbeddedPostgresError('EMBEDDED_PG_FAILED', `initdb failed (${status}): ${complaints.trim()}`)
}
