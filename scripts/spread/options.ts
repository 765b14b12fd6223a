import { parseArgs } from 'node:util'

export interface TrialOptions {
  /** Number of simulated people. */
  people: number
  /** Number of kills among the processes with pages, and among the workers. */
  kills: number
  /** Determines the kills and people's behaviour. */
  seed: number
}

/** @throws Error for an unknown or invalid option */
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
