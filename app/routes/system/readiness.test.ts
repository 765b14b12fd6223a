import { expect, test, vi } from 'vitest'
import { createTestApplication } from '#tests/builders/application.ts'

test('ready when the database and the job tables answer', async () => {
  await using app = await createTestApplication()
  const ready = await app.fetch('/readyz')
  expect(ready.status).toBe(200)
  expect(await ready.json()).toEqual({ status: 'ready' })
  expect(ready.headers.get('x-content-type-options')).toBe('nosniff')
})

test('not ready without the database', async () => {
  await using app = await createTestApplication()
  vi.spyOn(app.services.database, 'execute').mockRejectedValue(new Error('connection refused'))
  const answer = await app.fetch('/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'not ready' })
})
