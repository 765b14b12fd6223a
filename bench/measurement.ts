import type { ProductProcess } from '#tests/journeys/product-process.ts'

/** One line of the report: a size, a rate, or a ratio that means the same on a fast and on a slow machine. */
export interface Measurement {
  what: string
  /** The figure to compare between versions. */
  result: string
  detail?: string
}

/** What a bench measures: the running product, and the session of a member with unlimited credits. */
export type Subject = Pick<ProductProcess, 'address' | 'query' | 'pid'> & { cookie: string }

export type Bench = (subject: Subject) => Promise<Measurement[]>

/** Formats 1.234 as `1.2 ×`. */
export const times = (ratio: number, digits = 1) => `${ratio.toFixed(digits)} ×`

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Measures how long `work` takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Measures how long `work` takes and how much processor time it uses, in milliseconds. */
export async function timedAndUsed(work: () => Promise<unknown>): Promise<{ took: number; used: number }> {
  const before = process.cpuUsage()
  const took = await timed(work)
  const { user, system } = process.cpuUsage(before)
  return { took, used: (user + system) / 1000 }
}

/** The report's head: it is a table of Markdown, to be pasted into `docs/performance.md`. */
export const TABLE_HEAD = '| what | result | detail |\n|---|---|---|'

/** Writes a row of the report. */
export function printMeasurement({ what, result, detail = '' }: Measurement): void {
  console.log(`| ${what.padEnd(62)} | ${result.padStart(9)} | ${detail} |`)
}
