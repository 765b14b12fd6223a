import { setTimeout as sleep } from 'node:timers/promises'
import type { QueryProduct } from '#tests/journeys/query-product.ts'
import { sampleRoom } from '#tests/journeys/sample-room.ts'
import { type NewMember, signUpForm } from '#tests/journeys/sign-up-form.ts'
import { wishFor } from './paid-calls.ts'
import type { Promises } from './promises.ts'
import { hiddenField, picturesOn, type Visit } from './visit.ts'

/** Milliseconds between two checks of a redesign's state, as on the page, and their maximum number. */
const LOOK_EVERY = 1_500
const LOOKS = 800

export const personNumbered = (number: number): NewMember => ({
  name: `Person ${number}`,
  email: `person-${number}@example.com`,
  password: 'a good password',
})

/** Creates an account. Signs in instead if the account exists, because the first response was lost. */
export async function signUp(visit: Visit, query: QueryProduct, person: NewMember, promises: Promises) {
  await visit.open('/auth?mode=sign-up')
  const form = new URLSearchParams(await signUpForm(query, person))
  const answer = await visit.send('/auth?mode=sign-up', () => form)
  const isThere = answer.status === 409 || answer.location?.startsWith('/auth?created')
  if (isThere) await signIn(visit, person)
  else if (!answer.location?.startsWith('/welcome'))
    throw new Error(`A sign-up was answered ${answer.status} ${answer.location ?? ''}`)
  promises.accounts.push(person.email)
  await visit.open('/welcome')
}

async function signIn(visit: Visit, { email, password }: NewMember) {
  const answer = await visit.send('/auth?mode=sign-in', () => new URLSearchParams({ email, password }))
  if (!answer.location?.startsWith('/dashboard')) throw new Error(`A sign-in was answered ${answer.status}`)
}

/** Uploads the sample room from the dashboard. @returns the upload's id */
export async function upload(
  visit: Visit,
  room: string,
  { email }: NewMember,
  promises: Promises,
): Promise<string> {
  const submissionId = hiddenField(await visit.open('/dashboard'), 'submissionId')
  const { buffer, mimeType } = await sampleRoom()
  const wish = wishFor(room)
  const fields = { roomType: 'Living Room', submissionId, feedback: wish }
  const form = () => {
    const filled = new FormData()
    for (const [name, value] of Object.entries(fields)) filled.append(name, value)
    filled.append('photo', new File([new Uint8Array(buffer)], 'room.jpg', { type: mimeType }))
    return filled
  }
  const answer = await visit.send('/rooms', form, { Accept: 'application/json' })
  if (answer.status !== 200) throw new Error(`A photo was answered ${answer.status} ${answer.body}`)
  const { next } = JSON.parse(answer.body) as { next: string }
  const id = new URLSearchParams(next.split('?')[1]).get('room')!
  promises.uploads.push({ id, email, submissionId, wish })
  return id
}

/** Waits for a redesign, reports it as seen, and loads every picture of the dashboard. */
export async function watch(visit: Visit, uploadId: string): Promise<void> {
  const address = `/rooms/${uploadId}/status`
  for (let looks = 0; looks < LOOKS; looks++) {
    const { state } = JSON.parse((await visit.open(address)).body) as { state: string }
    if (state === 'failed') throw new Error('A redesign failed')
    if (state === 'done') {
      await visit.send(address, () => new URLSearchParams())
      await seeDashboard(visit)
      return
    }
    await sleep(LOOK_EVERY)
  }
  throw new Error('A redesign never ended')
}

async function seeDashboard(visit: Visit): Promise<void> {
  const addresses = picturesOn(await visit.open('/dashboard'))
  for (const { status } of await Promise.all(addresses.map((each) => visit.open(each))))
    if (status !== 200) throw new Error(`A picture was answered ${status}`)
}
