/**
 * Starts the built product on the port in PORT as on a fresh machine, with a new data folder: the one in
 * JOURNEYS_DATA_FOLDER. Removes the folder when it is stopped.
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { PRODUCT_ARGUMENTS, productEnvironment } from './product-environment.ts'

const dataFolder = process.env.JOURNEYS_DATA_FOLDER!
const server = spawn(process.execPath, PRODUCT_ARGUMENTS, {
  // Journeys set their own network address; see journey.ts.
  env: productEnvironment({ PORT: process.env.PORT, DATA_FOLDER: dataFolder, TRUST_PROXY: 'true' }),
  stdio: 'inherit',
})
server.on('exit', (code) => {
  rmSync(dataFolder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
// The signal goes to the whole group, so the product stops by itself, and this process after it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
