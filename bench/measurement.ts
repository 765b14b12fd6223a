/** One line of the report: a ratio that means the same on a fast and on a slow machine. */
export interface Measurement {
  what: string
  /** The number to follow from version to version. */
  result: string
  /** What it was made of. */
  detail?: string
}

/** A bench takes what it needs from the running product and reports. */
export type Bench = (product: { origin: string }) => Promise<Measurement[]>

/** `0.42` as `42 %`. */
export const percent = (ratio: number) => `${Math.round(ratio * 100)} %`
