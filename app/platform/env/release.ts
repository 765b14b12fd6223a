import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The version, and the commit if known. */
export interface Release {
  version: string
  commit: string | undefined
}

const ROOT = path.join(import.meta.dirname, '../../..')

/**
 * The running release.
 *
 * @param commit from `COMMIT`; without it, the checked-out commit of the sources
 */
export function readRelease(commit: string | undefined): Release {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
  return { version, commit: commit ?? checkedOut() }
}

/** A release as one word: `1.2.0+4f1c9aa`. */
export const releaseName = ({ version, commit }: Release): string =>
  commit ? `${version}+${commit}` : version

let found: { commit: string | undefined } | undefined

/** Asks git once. A shipped product has no repository and perhaps no git. */
function checkedOut(): string | undefined {
  found ??= { commit: existsSync(path.join(ROOT, '.git')) ? askGit() : undefined }
  return found.commit
}

function askGit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
