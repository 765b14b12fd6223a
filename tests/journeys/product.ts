/**
 * Starts the built product on the port in PORT as on a fresh machine: with a new data folder, and nothing of the
 * environment or an .env file besides. Removes the folder when told to stop.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const { PATH, PORT, HOME, TMPDIR } = process.env
const dataFolder = mkdtempSync(path.join(tmpdir(), 'casabloom-journeys-'))
/** Empty means the same as missing, and what is set here is not read from .env. */
const nothing = Object.fromEntries(
  [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => [name, '']),
)

const server = spawn(process.execPath, ['server/start.js'], {
  env: {
    ...nothing,
    PATH,
    HOME,
    TMPDIR,
    HOST: '127.0.0.1',
    PORT,
    DATA_FOLDER: dataFolder,
    LOG_LEVEL: 'warn',
  },
  stdio: 'inherit',
})
server.on('exit', (code) => {
  rmSync(dataFolder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
// The signal goes to the whole group: the product ends by itself, and this process after it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
