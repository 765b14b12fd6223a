import { setTimeout as sleep } from 'node:timers/promises'
import { succeed } from '../fakes/openai-behaviours.ts'
import { type FakeOpenAi, startFakeOpenAi } from '../fakes/openai-server.ts'
import { expect, test } from './journey.ts'
import { giveCredits, signUpOverHttp } from './members.ts'
import { createProductProcess, type ProductProcess } from './product-process.ts'
import { uploadOverHttp } from './upload-over-http.ts'

/** KILL_ROUNDS=20 starts a long manual run. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2)
/** Milliseconds that a redesign takes here. The product is killed at a random moment around it. */
const WORK = 900
const PATIENCE = 90_000

/** Signs the only member up. @returns the session's cookie */
const signUp = ({ address, query }: ProductProcess) =>
  signUpOverHttp(address, query, { name: 'Anna', email: 'anna@example.com', password: 'a good password' })

/** Gives the only member a room credit for every round. */
async function giveEnoughCredits({ query }: ProductProcess) {
  const [user] = await query<{ id: string }>('SELECT id FROM users WHERE email = $1', ['anna@example.com'])
  await giveCredits(query, user!.id, 'room', ROUNDS)
}

/** Raises the hourly limit out of reach. */
const allowMany = ({ query }: ProductProcess) =>
  query(`INSERT INTO openai_settings (model_style_analysis, model_image_generation, rate_limit_per_user)
    VALUES ('gpt-5.4-mini', 'gpt-image-2', 100)`)

interface Outcome {
  state: string
  redesigns: number
  reservation: string
  balance: number
  ledger: number
}

const OUTCOME = `
  SELECT u.generation_state AS state, r.state AS reservation,
    (SELECT count(*)::int FROM redesigns d WHERE d.room_upload_id = u.id) AS redesigns,
    (SELECT room_credits FROM user_credits c WHERE c.user_id = u.user_id) AS balance,
    (SELECT sum(change)::int FROM credit_ledger l WHERE l.user_id = u.user_id AND l.kind = 'room') AS ledger
  FROM room_uploads u JOIN credit_reservations r ON r.generation_id = u.generation_id WHERE u.id = $1`

async function outcomeOf({ query }: ProductProcess, uploadId: string): Promise<Outcome> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(250)) {
    const [outcome] = await query<Outcome>(OUTCOME, [uploadId])
    if (outcome && (outcome.state === 'done' || outcome.state === 'failed')) return outcome
  }
  throw new Error('The generation neither ended nor failed')
}

/** Makes the provider slow enough to be interrupted. */
const answerSlowly = (provider: FakeOpenAi) =>
  provider.meets(...Array.from({ length: 4 }, () => succeed({ delay: WORK })))

test('killed during a generation, the product ends with the redesign or the credit, never both or neither', async () => {
  test.setTimeout(60_000 + ROUNDS * PATIENCE)
  await using provider = await startFakeOpenAi()
  await using product = await createProductProcess({
    OPENAI_API_KEY: 'sk-fake',
    OPENAI_BASE_URL: provider.baseUrl,
  })
  await product.start()
  const cookie = await signUp(product)
  await giveEnoughCredits(product)
  await allowMany(product)
  for (let round = 1; round <= ROUNDS; round++) {
    answerSlowly(provider)
    const uploadId = await uploadOverHttp(product.address, cookie)
    await sleep(Math.random() * (WORK + 1200))
    await product.kill()
    await product.start()
    const { state, redesigns, reservation, balance, ledger } = await outcomeOf(product, uploadId)
    expect({ redesigns, reservation }).toEqual(
      state === 'done' ? { redesigns: 1, reservation: 'settled' } : { redesigns: 0, reservation: 'released' },
    )
    expect(balance).toBe(ledger)
    if (process.env.KILL_ROUNDS) console.log(`round ${round}: ${state}, ${balance} credits left`)
  }
})

/** Whether the provider's picture is stored, or the redesign that was made of it. After that there is no second call. */
const KEPT = `
  SELECT EXISTS (SELECT FROM generation_answers WHERE room_upload_id = $1 AND picture IS NOT NULL)
    OR EXISTS (SELECT FROM redesigns WHERE room_upload_id = $1) AS kept`

test('killed after the provider’s answer is stored, the product delivers it without a second call', async () => {
  test.setTimeout(60_000 + ROUNDS * PATIENCE)
  await using provider = await startFakeOpenAi()
  await using product = await createProductProcess({
    OPENAI_API_KEY: 'sk-fake',
    OPENAI_BASE_URL: provider.baseUrl,
  })
  await product.start()
  const cookie = await signUp(product)
  await giveEnoughCredits(product)
  await allowMany(product)
  for (let round = 1; round <= ROUNDS; round++) {
    const uploadId = await uploadOverHttp(product.address, cookie)
    const isKept = async () => (await product.query<{ kept: boolean }>(KEPT, [uploadId]))[0]!.kept
    await expect.poll(isKept, { timeout: PATIENCE, intervals: [10] }).toBe(true)
    await sleep(Math.random() * 900)
    await product.kill()
    await product.start()
    expect(await outcomeOf(product, uploadId)).toMatchObject({ state: 'done', redesigns: 1 })
    expect(provider.edits).toHaveLength(round)
    if (process.env.KILL_ROUNDS) console.log(`round ${round}: one call`)
  }
})
