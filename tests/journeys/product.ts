/**
 * Starts the built product on the port in PORT as on a fresh machine, with a new data folder.
 * Removes the folder when told to stop.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { productEnvironment } from './product-environment.ts'

const dataFolder = mkdtempSync(path.join(tmpdir(), 'casabloom-journeys-'))
const server = spawn(process.execPath, ['server/start.js'], {
  env: productEnvironment({ PORT: process.env.PORT, DATA_FOLDER: dataFolder }),
  stdio: 'inherit',
})
server.on('exit', (code) => {
  rmSync(dataFolder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
// The signal goes to the whole group: the product ends by itself, and this process after it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
