import type { Kill } from '../kills.ts'
import type { Promises } from '../promises.ts'
import type { Surroundings } from '../surroundings.ts'

/** What is there when all has come to rest. */
export interface Outcome {
  surroundings: Surroundings
  promises: Promises
  kills: Kill[]
  people: number
  /** Has the product remove files that no row names. */
  sweep(): Promise<void>
}

export interface Comparison {
  /** What was compared: `money`, `pictures`, … */
  name: string
  /** For the table. */
  figures: Record<string, number>
  /** What is not as it must be, each in a sentence. */
  differences: string[]
}

/** Those that stand more than once in a list. */
export const doubled = (list: string[]): string[] => [
  ...new Set(list.filter((each, index) => list.indexOf(each) !== index)),
]
