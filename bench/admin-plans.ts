/**
 * Opens every list of the administration on a seeded database and reads the query plan of every statement sent: `npm
 * run bench:plans -- --data=FOLDER`, a data folder filled by `npm run seed`. Exits with 1 when a list scans a whole
 * large table or a statement takes too long.
 */
import { parseArgs } from 'node:util'
import { freePort } from '#tests/journeys/free-port.ts'
import { productEnvironment } from '#tests/journeys/product-environment.ts'
import { queryProduct } from '#tests/journeys/query-product.ts'
import { adminAddresses, dataAddress, SUMMARIES, TOTALS } from './admin-addresses.ts'
import { signInAsAdministrator } from './administrator.ts'
import { type Judgement, judgedPlans, largeTables } from './judged-plans.ts'
import { recordStatements } from './recorded-statements.ts'

const ADMIN_PASSWORD = 'only for measuring'
/** Maximum time of a page's slowest statement, in milliseconds. */
const MAX_MS = 150

const { data } = parseArgs({ options: { data: { type: 'string' } } }).values
if (!data) {
  console.error(
    'Usage: npm run bench:plans -- --data=FOLDER, a data folder filled by `DATA_FOLDER=FOLDER npm run seed`',
  )
  process.exit(1)
}
const port = await freePort()
const address = `http://127.0.0.1:${port}`
const environment = { PORT: String(port), APP_URL: address, DATA_FOLDER: data, ROLES: 'web', ADMIN_PASSWORD }
process.env = { ...productEnvironment(environment), NODE_ENV: 'production' }
process.argv.splice(2)
const recorded = recordStatements()
const { main } = await import('../server/main.ts')
await main({ development: false })
const query = queryProduct(data)
await query('VACUUM ANALYZE')
const cookie = await signInAsAdministrator({ address, query }, ADMIN_PASSWORD)
const large = await largeTables(query)
const judgements: Judgement[] = []
for (const path of await adminAddresses(query)) {
  recorded()
  const answer = await fetch(address + dataAddress(path), { headers: { Cookie: cookie } })
  if (!answer.ok) throw new Error(`${path} answered with ${answer.status}`)
  await answer.bytes()
  const statements = recorded()
  const judgement = await judgedPlans(query, statements, large)
  if ([...SUMMARIES, ...TOTALS].includes(path)) judgement.scans.length = 0
  judgements.push(judgement)
  const { slowest, blocks, scans } = judgement
  console.log(`${path.padEnd(70)} ${slowest.toFixed(1).padStart(7)} ms ${String(blocks).padStart(7)} blocks`)
  for (const scan of scans) console.log(`    reads all of ${scan}`)
}
const bad = judgements.filter(({ slowest, scans }) => scans.length > 0 || slowest > MAX_MS)
console.log(`${judgements.length} pages, ${bad.length} of them read a large table or take too long`)
process.exitCode = bad.length > 0 ? 1 : 0
process.kill(process.pid, 'SIGTERM')
