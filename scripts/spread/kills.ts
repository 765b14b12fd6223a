import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '#app/lib/seeded-random.ts'
import type { Kind, TrialProcess } from './processes.ts'

/** A process that was killed. */
export interface Kill {
  kind: Kind
  name: string
  key: string
  /** Milliseconds since 1970. */
  at: number
}

interface Plan {
  /** Number of counted events that must happen first. */
  after: number
  /** Milliseconds to wait after that. */
  pause: number
  victim: number
}

/** The events that are counted before processes of a kind are killed. */
export interface Progress {
  kind: Kind
  count: () => number
  total: number
  /** Duration of such an event in milliseconds. The kill falls within it. */
  takes: number
  /** Whether a process currently handles such an event, so that the kill interrupts it. */
  isAtWork: (victim: TrialProcess) => boolean
}

/** Plans the kills; the same seed gives the same plan. */
function planKills(chance: Random, kills: number, victims: number, { total, takes }: Progress): Plan[] {
  const plans = Array.from({ length: kills }, () => ({
    after: 1 + between(chance, 0, Math.max(1, Math.floor(total * 0.8))),
    pause: between(chance, 0, takes),
    victim: between(chance, 0, victims),
  }))
  return plans.toSorted((one, other) => one.after - other.after)
}

/**
 * Kills processes of one kind during the work, one after the other, and restarts each.
 *
 * @param isOver ends it early when the work is done
 * @returns the kills
 */
export async function killSome(
  processes: TrialProcess[],
  progress: Progress,
  { kills, chance, isOver }: { kills: number; chance: Random; isOver: () => boolean },
): Promise<Kill[]> {
  const ofKind = processes.filter(({ kind }) => kind === progress.kind)
  const killed: Kill[] = []
  for (const { after, pause, victim } of planKills(chance, kills, ofKind.length, progress)) {
    while (progress.count() < after && !isOver()) await sleep(10)
    const { kind, name, key, product } = ofKind[victim]!
    while (!progress.isAtWork(ofKind[victim]!) && !isOver()) await sleep(10)
    if (isOver()) break
    await sleep(pause)
    killed.push({ kind, name, key, at: Date.now() })
    await product.kill()
    console.log(`killed ${name}`)
    await product.start()
  }
  return killed
}

/** A whole number of at least `from` and below `to`. */
const between = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from))
