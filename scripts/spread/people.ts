import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '#app/lib/seeded-random.ts'
import { buyCredits } from './buying.ts'
import type { FrontDoor } from './front-door.ts'
import { personNumbered, signUp, upload, watch } from './person.ts'
import { noPromises, type Promises } from './promises.ts'
import type { Surroundings } from './surroundings.ts'
import { beginVisit } from './visit.ts'

/** A person's behaviour. It depends on their number, so that it is the same in every trial. */
export interface Habits {
  /** Whether they stay on the page until the redesign is there. Others leave and get a message. */
  stays: boolean
  /** Whether they pay for their purchase and have a second room redesigned. */
  pays: boolean
  /** How often Stripe sends their payment's event. */
  deliveries: number
}

export const habitsOf = (number: number): Habits => ({
  stays: number % 2 === 0,
  pays: number % 5 !== 4,
  deliveries: 1 + (number % 3),
})

/** Number of rooms that all people upload. */
export const uploadsOf = (people: number): number =>
  Array.from({ length: people }, (_, number) => (habitsOf(number).pays ? 2 : 1)).reduce(
    (sum: number, each) => sum + each,
    0,
  )

/** Milliseconds of arrival time per person: all arrive within the total. */
const ARRIVAL = 500

/** Sends people through sign-up, upload, redesign and purchase concurrently. */
export function sendPeople(
  door: FrontDoor,
  surroundings: Surroundings,
  { people, chance }: { people: number; chance: Random },
): { promises: Promises; ended: Promise<void> } {
  const promises = noPromises()
  const arrivals = Array.from({ length: people }, () => chance() * people * ARRIVAL)
  const all = arrivals.map(async (arrival, number) => {
    await sleep(arrival)
    await visitOnce(door, surroundings, promises, number).catch((error: Error) => {
      promises.wrong.push(`${personNumbered(number).email}: ${error.message}`)
    })
  })
  return { promises, ended: Promise.all(all).then(() => {}) }
}

async function visitOnce(
  door: FrontDoor,
  { query, stripe }: Surroundings,
  promises: Promises,
  number: number,
): Promise<void> {
  const person = personNumbered(number)
  const { stays, pays, deliveries } = habitsOf(number)
  const visit = beginVisit(door, number, promises)
  const asStripe = beginVisit(door, 10_000, promises)
  try {
    await visit.open('/')
    await visit.open('/quiz')
    await signUp(visit, query, person, promises)
    const first = await upload(visit, `${number}-1`, person, promises)
    if (stays) await watch(visit, first)
    await buyCredits(visit, { stripe, promises, email: person.email, pays, deliveries, asStripe })
    if (!pays) return
    const second = await upload(visit, `${number}-2`, person, promises)
    if (stays) await watch(visit, second)
  } finally {
    visit.close()
    asStripe.close()
  }
}
