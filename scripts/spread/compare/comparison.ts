import type { Kill } from '../kills.ts'
import type { Promises } from '../promises.ts'
import type { Surroundings } from '../surroundings.ts'

/** The state after all work has ended. */
export interface Outcome {
  surroundings: Surroundings
  promises: Promises
  kills: Kill[]
  people: number
  /** Makes the product remove orphaned files. */
  sweep(): Promise<void>
}

export interface Comparison {
  /** The subject of the comparison: `money`, `pictures`, … */
  name: string
  /** Figures for the table. */
  figures: Record<string, number>
  /** The differences from the expected state, a sentence each. */
  differences: string[]
}

/** The entries that occur more than once in a list. */
export const doubled = (list: string[]): string[] => [
  ...new Set(list.filter((each, index) => list.indexOf(each) !== index)),
]
