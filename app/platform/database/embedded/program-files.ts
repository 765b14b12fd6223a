import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'

/** Both are paths inside the package's folder. The link stands beside its target. */
interface LibraryLink {
  source: string
  target: string
}

/**
 * Copies the files that PostgreSQL needs to run from a package's `native` folder, readable and executable for
 * everyone.
 */
export function copyProgramFiles(native: string, target: string): void {
  const mode = constants.COPYFILE_FICLONE // costs nothing where the file system can share blocks
  const filter = (file: string) => !isForCompilersOnly(file)
  cpSync(native, target, { recursive: true, verbatimSymlinks: true, mode, filter })
  // npm packages cannot contain links. The package lists them for an install script that may not have run.
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as LibraryLink[]
  for (const link of links) {
    const at = path.join(target, path.relative('native', link.target))
    if (!existsSync(at)) symlinkSync(path.basename(link.source), at)
  }
  for (const name of ['.', ...namesIn(target)]) {
    const file = path.join(target, name)
    if (!lstatSync(file).isSymbolicLink()) chmodSync(file, 0o755)
  }
}

/** Whether a copy has every file in full length. A power failure can leave empty files. */
export function isWholeCopy(native: string, target: string): boolean {
  return namesIn(native).every((name) => {
    const original = lstatSync(path.join(native, name))
    if (!original.isFile() || isForCompilersOnly(name)) return true
    return statSync(path.join(target, name), { throwIfNoEntry: false })?.size === original.size
  })
}

function isForCompilersOnly(file: string): boolean {
  return file.endsWith('.a') || file.split(path.sep).includes('pkgconfig')
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
}
