import { checkTree, readTree } from './check.ts'

/** What the rules report of some files, as `path:line message`: for the tests of the rules. */
export const findingsIn = (files: Record<string, string>): string[] =>
  checkTree(readTree(files)).map(({ path, line, message }) => `${path}:${line} ${message}`)
