import { setTimeout as delay } from 'node:timers/promises'
import type { AppError } from '#app/lib/app-error.ts'
import { MAX_AGE_WHEN_FULL, type Share } from './body-limits.ts'
import { bodyRefused } from './body-refusals.ts'

/** Bytes that one body holds in memory. A body of which nothing comes in holds nothing, and is in nobody's way. */
export interface Holding {
  /** Holds more, once there is room. The oldest body of all never waits, so that some body always goes on. */
  take(bytes: number): Promise<void>
  /** Holds less: what was read has become something smaller. */
  give(bytes: number): void
  /** The body is done with. */
  close(): void
}

/** Whose body it is, and what all bodies of that one may hold together. */
export interface Owner extends Share {
  name: string
}

interface Body {
  since: number
  end(error: AppError): void
}

/** What the bodies of an owner hold now. */
interface Account extends Owner {
  bytes: number
  /** The oldest first. */
  bodies: Set<Body>
}

const accounts = new Map<string, Account>()
let roomMade = Promise.withResolvers<void>()

/**
 * Begins to count what a body holds.
 *
 * @param owners such as the process, the sender's network, the signed-in person
 * @param end stops reading the body, to make room for others
 * @throws AppError `too_many_bodies` when an owner has too many under way
 */
export function openHolding(owners: Owner[], end: Body['end']): Holding {
  const mine = owners.map(accountOf)
  if (mine.some(({ bodies, maxBodies }) => bodies.size >= maxBodies)) throw bodyRefused('too_many_bodies')
  const body: Body = { since: performance.now(), end }
  for (const account of mine) join(account, body)
  let held = 0
  const change = (bytes: number) => {
    held += bytes
    for (const account of mine) account.bytes += bytes
    if (bytes < 0) tellOfRoom()
  }
  const fullFor = (bytes: number) =>
    mine.find((account) => account.bytes + bytes > account.maxBytes && oldestOf(account) !== body)
  return {
    take: async (bytes) => {
      for (let full = fullFor(bytes); full; full = fullFor(bytes)) await roomIn(full)
      change(bytes)
    },
    give: (bytes) => change(-bytes),
    close: () => {
      change(-held)
      for (const account of mine) leave(account, body)
    },
  }
}

const accountOf = (owner: Owner): Account =>
  accounts.get(owner.name) ?? { ...owner, bytes: 0, bodies: new Set() }

function join(account: Account, body: Body) {
  accounts.set(account.name, account)
  account.bodies.add(body)
}

function leave(account: Account, body: Body) {
  account.bodies.delete(body)
  if (account.bodies.size === 0) accounts.delete(account.name)
}

const oldestOf = ({ bodies }: Account): Body | undefined => bodies.values().next().value

/** Waits until somebody holds less, and looks again each second whether the oldest has had its time. */
async function roomIn(full: Account): Promise<void> {
  const oldest = oldestOf(full)
  if (oldest && performance.now() - oldest.since > MAX_AGE_WHEN_FULL)
    oldest.end(bodyRefused('no_room_for_body'))
  const tired = new AbortController()
  await Promise.race([roomMade.promise, delay(1000, undefined, { signal: tired.signal }).catch(() => {})])
  tired.abort()
}

function tellOfRoom() {
  roomMade.resolve()
  roomMade = Promise.withResolvers()
}
