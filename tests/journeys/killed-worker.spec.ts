import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { succeed } from '../fakes/openai-behaviours.ts'
import { type FakeOpenAi, startFakeOpenAi } from '../fakes/openai-server.ts'
import { expect, test } from './journey.ts'
import { createKillableProduct, type KillableProduct } from './killable-product.ts'
import { sampleRoom } from './sample-room.ts'

/** KILL_ROUNDS=20 for a long trial by hand. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2)
/** Milliseconds a redesign takes here; the product is killed at a random moment around it. */
const WORK = 900
const PATIENCE = 90_000

/** Signs up over HTTP. @returns the session's cookie */
async function signUp({ address, query }: KillableProduct): Promise<string> {
  const images = await query<{ id: string; style_label: string; room_type: string }>(
    'SELECT * FROM quiz_images LIMIT 3',
  )
  const selections = images.map((image, index) => ({
    pairingId: `question_${index + 1}`,
    selectedImage: image.id,
    style: image.style_label,
    roomType: image.room_type,
  }))
  const fields = { name: 'Anna', email: 'anna@example.com', password: 'a good password', terms: 'on' }
  const answer = await fetch(`${address}/auth?mode=sign-up`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, selections: JSON.stringify(selections) }),
    headers: { Origin: address },
    redirect: 'manual',
  })
  expect(answer.headers.get('location')).toContain('/welcome')
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Gives the only member enough room credits for every round, with their ledger entry. */
const giveCredits = ({ query }: KillableProduct) =>
  query(
    `WITH given AS (UPDATE user_credits SET room_credits = room_credits + $1
       WHERE user_id = (SELECT id FROM users WHERE email = 'anna@example.com') RETURNING user_id)
     INSERT INTO credit_ledger (user_id, kind, change, reason, reference) SELECT user_id, 'room', $1, 'grant', 'test' FROM given`,
    [ROUNDS],
  )

async function upload({ address }: KillableProduct, cookie: string): Promise<string> {
  const { buffer, mimeType } = await sampleRoom()
  const form = new FormData()
  form.append('photo', new File([new Uint8Array(buffer)], 'room.webp', { type: mimeType }))
  form.append('roomType', 'Living Room')
  form.append('submissionId', randomUUID())
  const headers = { Cookie: cookie, Origin: address, Accept: 'application/json' }
  const answer = await fetch(`${address}/rooms`, { method: 'POST', body: form, headers })
  const { next } = (await answer.json()) as { next: string }
  return new URL(next, address).searchParams.get('room')!
}

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

async function outcomeOf({ query }: KillableProduct, uploadId: string): Promise<Outcome> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(250)) {
    const [outcome] = await query<Outcome>(OUTCOME, [uploadId])
    if (outcome && (outcome.state === 'done' || outcome.state === 'failed')) return outcome
  }
  throw new Error('The generation neither ended nor failed')
}

/** The provider is slow enough to be caught at work. */
const answerSlowly = (provider: FakeOpenAi) =>
  provider.meets(...Array.from({ length: 4 }, () => succeed({ delay: WORK })))

test('killed in the middle of a generation, the product ends with a redesign or with the credit, never both or neither', async ({}, info) => {
  test.skip(info.project.name !== 'desktop', 'needs no screen')
  test.setTimeout(60_000 + ROUNDS * PATIENCE)
  await using provider = await startFakeOpenAi()
  await using product = await createKillableProduct({
    OPENAI_API_KEY: 'sk-fake',
    OPENAI_BASE_URL: provider.baseUrl,
  })
  await product.start()
  const cookie = await signUp(product)
  await giveCredits(product)
  for (let round = 1; round <= ROUNDS; round++) {
    answerSlowly(provider)
    const uploadId = await upload(product, cookie)
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
