import { expect, onTestFinished, test } from 'vitest'
import { readings } from '#app/features/operations/queries/readings.server.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { freePort } from '#tests/journeys/free-port.ts'
import { startMonitoring } from './monitoring.ts'

test('a process without pages answers health checks and metrics on its monitoring port', async () => {
  const port = await freePort()
  const variables = { MONITORING_PORT: String(port), HOST: '127.0.0.1', ROLES: 'worker' }
  await using test = await createTestServices({ variables })
  let reason: 'starting' | 'stopping' | undefined = 'starting'
  const server = await startMonitoring(
    test.services,
    () => readings(test.services),
    () => reason,
  )
  onTestFinished(server.stop)
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  expect(await (await ask('/healthz')).json()).toMatchObject({ status: 'ok', role: 'worker' })
  expect(await (await ask('/readyz')).json()).toEqual({ status: 'not ready', reason: 'starting' })
  reason = undefined
  expect((await ask('/readyz')).status).toBe(200)
  expect(await (await ask('/metrics')).text()).toContain('casabloom_database_up 1')
  expect((await ask('/')).status).toBe(404)
  reason = 'stopping'
  expect((await ask('/readyz')).status).toBe(503)
  expect((await ask('/healthz')).status).toBe(200)
})
