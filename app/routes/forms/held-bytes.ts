import { setTimeout as delay } from 'node:timers/promises'
import type { AppError } from '#app/lib/app-error.ts'
import { MAX_AGE_WHEN_FULL, type Share } from './body-limits.ts'
import { bodyRefused } from './body-refusals.ts'

/** Accounts for the bytes that one body holds in memory. A stalled body that holds nothing is in nobody's way. */
export interface Holding {
  /** Reserves bytes, and waits until there is room. The oldest body never waits, so that one body always goes on. */
  take(bytes: number): Promise<void>
  /** Releases bytes, for example when a photo has been shrunk. */
  give(bytes: number): void
  /** Releases everything. */
  close(): void
}

/** A party that bodies are charged to, with the limits for all its bodies together. */
export interface Owner extends Share {
  name: string
}

interface Body {
  since: number
  end(error: AppError): void
}

/** What an owner's bodies hold now. */
interface Account extends Owner {
  bytes: number
  /** Oldest first. */
  bodies: Set<Body>
}

const accounts = new Map<string, Account>()
let roomMade = Promise.withResolvers<void>()

/**
 * Begins to account for a body.
 *
 * @param owners such as the process, the sender's network and the signed-in user
 * @param end stops reading the body, to make room for others
 * @throws AppError `too_many_bodies` when an owner has too many arriving
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
    if (bytes < 0) announceRoom()
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

/** Waits for bytes to be released, at most a second. First ends the oldest body if it is too old. */
async function roomIn(full: Account): Promise<void> {
  const oldest = oldestOf(full)
  if (oldest && performance.now() - oldest.since > MAX_AGE_WHEN_FULL)
    oldest.end(bodyRefused('no_room_for_body'))
  const tired = new AbortController()
  await Promise.race([roomMade.promise, delay(1000, undefined, { signal: tired.signal }).catch(() => {})])
  tired.abort()
}

function announceRoom() {
  roomMade.resolve()
  roomMade = Promise.withResolvers()
}
