import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { makeWhole, sweepHalfMade } from './half-made-folders.ts'
import { packageFolder, packageFor, thisHost } from './host.ts'
import { copyProgramFiles, isWholeCopy } from './program-files.ts'
import { canEnter, type ServerUser } from './server-user.ts'
import { APPLICATION_NAME } from './settings.ts'

/** PostgreSQL's programs, ready to run. */
export interface Programs {
  /** Folder of `initdb` and `postgres`. */
  binFolder: string
  /** Name of the cluster folder, for example "pg18". A cluster belongs to one major version. */
  clusterName: string
  /** The user who runs them; undefined for this process's own. */
  user: ServerUser | undefined
}

/**
 * Copies PostgreSQL out of its npm package, once per version. The package itself may be read-only, inaccessible to
 * the server's user, without the library links of its install script, or replaced (`npm ci`) under a running server.
 *
 * The copy goes into `dataFolder`, or under /var/lib when the server's user cannot enter `dataFolder`.
 * @throws EmbeddedPostgresError `EMBEDDED_PG_UNSUPPORTED` when there is no package for this machine.
 */
export async function installPrograms(dataFolder: string, user: ServerUser | undefined): Promise<Programs> {
  const source = packageFolder(packageFor(thisHost()))
  const native = path.join(source, 'native')
  const version = versionOf(source)
  const clusterName = `pg${version.split('.')[0]}`
  const reachable = canEnter(dataFolder, user)
  const parent = reachable ? dataFolder : `/var/lib/${APPLICATION_NAME}`
  const target = path.join(parent, `bin-${version}`)

  const mayBeTorn = !endedInOrder(path.join(dataFolder, clusterName))
  if (mayBeTorn && existsSync(target) && !isWholeCopy(native, target)) rmSync(target, { recursive: true })
  if (!existsSync(target)) {
    if (!reachable) makePublicFolder(parent)
    await makeWhole(target, async (halfMade) => copyProgramFiles(native, halfMade))
  }
  return { binFolder: path.join(target, 'bin'), clusterName, user }
}

/**
 * Starts a program inside a folder. The program must refer to that folder by `currentFolder`, because its user may be
 * unable to reach it by path. The working directory is entered before the user changes.
 */
export function runProgram(
  programs: Programs,
  name: 'initdb' | 'postgres',
  { args, folder, stdio }: { args: string[]; folder: string; stdio: SpawnOptions['stdio'] },
): ChildProcess {
  return spawn(path.join(programs.binFolder, name), args, {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    detached: true, // Ctrl-C in a terminal is for the product, which then stops the server in order
    stdio,
    ...programs.user,
  })
}

/** The path by which a program refers to the folder that it was started in. */
export function currentFolder({ user }: Programs): string {
  return user ? '/proc/self/cwd' : '.'
}

/** Version of an installed package, for example "18.4.0-beta.17". */
export function versionOf(packageFolder: string): string {
  const text = readFileSync(path.join(packageFolder, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** Whether the last server in a cluster folder removed its lock file, as it does unless killed. */
function endedInOrder(clusterFolder: string): boolean {
  return existsSync(clusterFolder) && !existsSync(path.join(clusterFolder, 'postmaster.pid'))
}

function makePublicFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755) // whatever the umask is
  sweepHalfMade(folder)
}
