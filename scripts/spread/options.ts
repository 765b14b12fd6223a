import { parseArgs } from 'node:util'

export interface TrialOptions {
  /** How many people use the product. */
  people: number
  /** How many processes with pages, and how many workers, are killed. */
  kills: number
  /** Chooses who is killed and when, and who does what. */
  seed: number
}

/** @throws Error when a word is not understood */
export function readOptions(words: string[]): TrialOptions {
  const { values } = parseArgs({
    args: words,
    options: {
      people: { type: 'string', default: '60' },
      kills: { type: 'string', default: '3' },
      seed: { type: 'string', default: '1' },
    },
  })
  const number = (name: keyof typeof values, least: number) => {
    const given = Number(values[name])
    if (Number.isInteger(given) && given >= least) return given
    throw new Error(`--${name} must be a whole number from ${least} on, not "${values[name]}"`)
  }
  return { people: number('people', 1), kills: number('kills', 0), seed: number('seed', 0) }
}
