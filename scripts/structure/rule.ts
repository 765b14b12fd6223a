import type { SourceFile } from './source-file.ts'

/** A broken rule: where, what, and how to put it right. */
export interface Finding {
  path: string
  line: number
  message: string
}

/** What the rules look at. */
export interface Tree {
  /** Every file's repository path. */
  paths: string[]
  /** Those that are TypeScript or JavaScript, read. */
  sources: SourceFile[]
}

export type Rule = (tree: Tree) => Finding[]
