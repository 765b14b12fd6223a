import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { request } from 'node:https'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generate } from 'selfsigned'
import type { Place, TestedProxy } from './proxy-files.ts'

export interface RunningProxy extends AsyncDisposable {
  /** Its certificate for `localhost`. */
  certificate: string
}

/**
 * Starts a proxy with a new certificate, and resolves when it answers and has seen both processes healthy.
 *
 * @throws Error when it does not answer within half a minute
 */
export async function startProxy({ start }: TestedProxy, place: Place): Promise<RunningProxy> {
  const certificate = await makeCertificate(place.folder)
  const running = start(place)
  const ended = once(running, 'exit')
  const stop = async () => {
    running.kill('SIGTERM')
    await ended
  }
  try {
    await untilOpen(place.port, certificate)
  } catch (error) {
    await stop()
    throw error
  }
  return { certificate, [Symbol.asyncDispose]: stop }
}

async function makeCertificate(folder: string): Promise<string> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  writeFileSync(path.join(folder, 'proxy.crt'), cert)
  writeFileSync(path.join(folder, 'proxy.key'), key)
  writeFileSync(path.join(folder, 'proxy.pem'), `${cert}\n${key}`)
  return cert
}

async function untilOpen(port: number, ca: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(200)) {
    const asking = request({ port, host: 'localhost', path: '/readyz', ca }).end()
    const status = await once(asking, 'response').then(
      ([answer]) => answer.resume().statusCode,
      () => 0,
    )
    if (status === 200) return await sleep(2_000)
  }
  throw new Error('The proxy did not open')
}
