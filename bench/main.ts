/** Measures the built product: `npm run bench`. Each figure is a ratio taken in this one run, or a size. */
import type { Bench, Measurement } from './measurement.ts'
import { pageThroughput } from './page-throughput.ts'
import { startProduct } from './running-product.ts'
import { scriptBytes } from './script-bytes.ts'

/** What is measured, in the order of the report. One module each. */
const BENCHES: Bench[] = [async ({ origin }) => [await pageThroughput(origin, '/')], scriptBytes]

const print = ({ what, result, detail }: Measurement) =>
  console.log(`${what.padEnd(58)} ${result.padStart(9)}   ${detail ?? ''}`.trimEnd())

{
  await using product = await startProduct()
  for (const bench of BENCHES) for (const measurement of await bench(product)) print(measurement)
}
process.exit()
