import type { Finding, Rule, Tree } from './rule.ts'

const MAX_FILE = 160
/** Tests and tables are lists of cases and columns. */
const MAX_LIST = 200
const TESTS = /^tests\/|\.test\.tsx?$/
const TABLES = /\/tables\.server\.ts$/
/**
 * 90th percentiles of files and functions may not exceed these. Tests do not count, because their files are longer
 * and most of their functions tiny. With them one limit would be too strict and the other too lax.
 */
const FILE_P90 = 100
const FUNCTION_P90 = 25

/** Files that may be longer, each with its reason. They are excluded from the percentiles. */
const LONG_FILES: Record<string, string> = {
  'app/ui/site-script.js': 'one file, served as it is',
  'app/routes/access.test.ts': 'a row for every route of the site map, in one list',
}

/** Reports long files, and a tree whose 90th percentile of files or functions is too long. */
export function lengths(exceptions: Record<string, string> = LONG_FILES): Rule {
  return (tree) => {
    const counted = tree.sources.filter((file) => !(file.path in exceptions))
    const product = counted.filter((file) => !TESTS.test(file.path))
    return [
      ...staleExceptions(tree, exceptions),
      ...counted
        .filter((file) => file.lines > limitOf(file.path))
        .map(
          ({ path, lines }): Finding => ({
            path,
            line: 1,
            message: `has ${lines} lines, more than ${limitOf(path)}. Split it by subject, or list data that cannot be split in scripts/structure/lengths.ts with a reason.`,
          }),
        ),
      ...usualLength(
        'files',
        FILE_P90,
        product.map((file) => ({ path: file.path, line: 1, lines: file.lines })),
      ),
      ...usualLength(
        'functions',
        FUNCTION_P90,
        product.flatMap(({ path, functions }) => functions.map(({ line, lines }) => ({ path, line, lines }))),
      ),
    ]
  }
}

const limitOf = (path: string) => (TESTS.test(path) || TABLES.test(path) ? MAX_LIST : MAX_FILE)

function staleExceptions({ sources }: Tree, exceptions: Record<string, string>): Finding[] {
  return Object.keys(exceptions)
    .filter((path) => sources.some((file) => file.path === path && file.lines <= limitOf(path)))
    .map((path) => ({
      path,
      line: 1,
      message: 'is no longer a long file. Remove it from the list in scripts/structure/lengths.ts.',
    }))
}

function usualLength(
  what: string,
  limit: number,
  parts: { path: string; line: number; lines: number }[],
): Finding[] {
  const sorted = parts.toSorted((one, two) => two.lines - one.lines)
  const p90 = sorted[Math.floor(sorted.length / 10)]
  if (!p90 || p90.lines <= limit) return []
  return sorted.slice(0, 5).map(({ path, line, lines }) => ({
    path,
    line,
    message: `has ${lines} lines, and one in ten ${what} has more than ${limit}. Split the longest.`,
  }))
}
