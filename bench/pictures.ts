/** Measures the work on pictures without starting the product: `npm run bench:pictures`. */
import { printMeasurement, TABLE_HEAD } from './measurement.ts'
import { paletteEngine } from './palette-engine.ts'
import { redesignOverhead } from './redesign-overhead.ts'

console.log(TABLE_HEAD)
for (const bench of [paletteEngine, redesignOverhead]) {
  for (const measurement of await bench()) printMeasurement(measurement)
}
