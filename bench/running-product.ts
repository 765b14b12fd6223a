/** The built product in a process of its own, as on a fresh machine. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/journeys/free-port.ts'

/** Milliseconds the product has to start. */
const PATIENCE = 60_000

/** Starts the product; `await using` stops it again. */
export async function startProduct(): Promise<{ origin: string } & AsyncDisposable> {
  const port = await freePort()
  const child = spawn(process.execPath, ['tests/journeys/product.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    // To the group, as a terminal does: the product is a child of the child.
    process.kill(-child.pid!, 'SIGTERM')
    await once(child, 'exit')
  }
  const origin = `http://127.0.0.1:${port}`
  for (const end = Date.now() + PATIENCE; !(await isReady(origin)); await sleep(100)) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop()
      throw new Error('The product did not start')
    }
  }
  return { origin, [Symbol.asyncDispose]: stop }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}
