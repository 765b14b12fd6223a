import { bodyReaders } from './body-readers.ts'
import { closedFolders } from './closed-folders.ts'
import { commandArguments } from './command-arguments.ts'
import { featureCycles } from './feature-cycles.ts'
import { fewFiles, oneNameOnce } from './folder-rules.ts'
import { importPaths } from './import-paths.ts'
import { importDirections } from './import-rules.ts'
import { lengths } from './lengths.ts'
import { names } from './name-rules.ts'
import { packageHomes } from './package-rules.ts'
import type { Finding, Tree } from './rule.ts'
import { readSource } from './source-file.ts'

const RULES = [
  names,
  importPaths,
  importDirections,
  featureCycles,
  packageHomes,
  closedFolders,
  commandArguments,
  bodyReaders,
  oneNameOnce,
  fewFiles,
  lengths(),
]

/**
 * Reads files for {@link checkTree}.
 *
 * @param files content by repository path; only TypeScript and JavaScript is parsed
 */
export function readTree(files: Record<string, string>): Tree {
  const paths = Object.keys(files).sort()
  const sources = paths
    .filter((path) => /\.(ts|tsx|js)$/.test(path))
    .map((path) => readSource(path, files[path]!))
  return { paths, sources }
}

/** All violations of the structure rules, by file and line. */
export function checkTree(tree: Tree): Finding[] {
  return RULES.flatMap((rule) => rule(tree)).sort(
    (one, two) => one.path.localeCompare(two.path) || one.line - two.line,
  )
}
