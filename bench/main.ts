/**
 * Measures the built product: `npm run bench`, or one part of it: `npm run bench -- adminLists`. Each figure is a
 * size, a rate, or a ratio taken within this run.
 */
import { startFakeStripe } from '#tests/fakes/stripe-server.ts'
import { createProductProcess } from '#tests/journeys/product-process.ts'
import { adminLists } from './admin-lists.ts'
import { signInAsAdministrator } from './administrator.ts'
import { blogPosts } from './blog.ts'
import { dashboardRooms } from './dashboard-rooms.ts'
import { guestPages } from './guest-pages.ts'
import { type Bench, printMeasurement, TABLE_HEAD } from './measurement.ts'
import { memory } from './memory.ts'
import { nextRound } from './next-round.ts'
import { paletteEngine } from './palette-engine.ts'
import { purchases } from './payments.ts'
import { redesignOverhead } from './redesign-overhead.ts'
import { redesignStages } from './redesign-stages.ts'
import { scriptBytes } from './script-bytes.ts'
import { signedInPages } from './signed-in-pages.ts'
import { uploadTime } from './upload-time.ts'

const ADMIN_PASSWORD = 'only for measuring'

const stripe = await startFakeStripe()

/** The benches in the order of the report, one module each. */
const BENCHES: Bench[] = [
  memory,
  guestPages,
  signedInPages,
  uploadTime,
  redesignStages,
  redesignOverhead,
  paletteEngine,
  purchases(stripe),
  nextRound,
  dashboardRooms,
  blogPosts,
  scriptBytes,
  adminLists,
]

{
  await using product = await createProductProcess({ ADMIN_PASSWORD, ...stripe.variables })
  await product.start()
  const cookie = await signInAsAdministrator(product, ADMIN_PASSWORD)
  const [only] = process.argv.slice(2)
  console.log(TABLE_HEAD)
  for (const bench of BENCHES.filter(({ name }) => !only || name === only)) {
    for (const measurement of await bench({
      address: product.address,
      pid: product.pid,
      query: product.query,
      cookie,
    }))
      printMeasurement(measurement)
  }
}
process.exit()
