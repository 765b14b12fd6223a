import { succeed } from '../fakes/openai-behaviours.ts'
import { startFakeOpenAi } from '../fakes/openai-server.ts'
import { expect, test } from './journey.ts'
import { signUpOverHttp } from './members.ts'
import { createProductProcess } from './product-process.ts'
import { startSharedDatabase } from './shared-database.ts'
import { uploadOverHttp } from './upload-over-http.ts'

/** Milliseconds of an edit, longer than a job may go without a heartbeat before another worker takes it over. */
const WORK = 14_000
const PATIENCE = 240_000
const ANNA = { name: 'Anna', email: 'anna@example.com', password: 'a good password' }

test('a worker restarted during a paid edit delivers it with a single provider call', async () => {
  test.setTimeout(2 * PATIENCE)
  await using database = await startSharedDatabase()
  await using provider = await startFakeOpenAi()
  provider.meets(succeed({ delay: WORK }))
  await using product = await createProductProcess({
    DATABASE_URL: database.url,
    ROLES: 'web',
    OPENAI_API_KEY: 'sk-fake',
    OPENAI_BASE_URL: provider.baseUrl,
  })
  await product.start()
  const leaving = product.startWorker()
  const cookie = await signUpOverHttp(product.address, product.query, ANNA)
  const uploadId = await uploadOverHttp(product.address, cookie)
  await expect.poll(() => provider.edits.length, { timeout: PATIENCE }).toBe(1)
  product.startWorker()
  await leaving.stop()
  const [upload] = await product.query<{ state: string }>(
    'SELECT generation_state AS state FROM room_uploads WHERE id = $1',
    [uploadId],
  )
  expect(upload).toEqual({ state: 'done' })
  expect(provider.edits).toHaveLength(1)
})
