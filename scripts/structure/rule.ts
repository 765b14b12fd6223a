import type { SourceFile } from './source-file.ts'

/** A violation: its place, the problem, and the remedy. */
export interface Finding {
  path: string
  line: number
  message: string
}

export interface Tree {
  /** Every file's repository path. */
  paths: string[]
  /** The parsed TypeScript and JavaScript files. */
  sources: SourceFile[]
}

export type Rule = (tree: Tree) => Finding[]
