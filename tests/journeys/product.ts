/**
 * Starts the built product on the port in PORT as on a fresh machine, with a new data folder in JOURNEYS_FOLDER. Removes
 * that folder when it is stopped, with everything that journeys have left there.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { PRODUCT_ARGUMENTS, productEnvironment } from './product-environment.ts'
import { productFolder, runFolder } from './run-folder.ts'

mkdirSync(runFolder(), { recursive: true })
const server = spawn(process.execPath, PRODUCT_ARGUMENTS, {
  // Journeys set their own network address; see journey.ts.
  env: productEnvironment({ PORT: process.env.PORT, DATA_FOLDER: productFolder(), TRUST_PROXY: 'true' }),
  stdio: 'inherit',
})
server.on('exit', (code) => {
  rmSync(runFolder(), { recursive: true, force: true, maxRetries: 5 })
  process.exit(code ?? 1)
})
// The signal goes to the whole group, so the product stops by itself, and this process after it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
