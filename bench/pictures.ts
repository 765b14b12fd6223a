/** Measures the work on pictures without starting the product: `npm run bench:pictures`. */
import { printMeasurement } from './measurement.ts'
import { paletteEngine } from './palette-engine.ts'
import { redesignOverhead } from './redesign-overhead.ts'

for (const bench of [paletteEngine, redesignOverhead]) {
  for (const measurement of await bench()) printMeasurement(measurement)
}
