import { checkTree, readTree } from './check.ts'

/** The rules' findings for some files, as `path:line message`, for the tests of the rules. */
export const findingsIn = (files: Record<string, string>): string[] =>
  checkTree(readTree(files)).map(({ path, line, message }) => `${path}:${line} ${message}`)
