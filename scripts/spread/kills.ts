import { setTimeout as sleep } from 'node:timers/promises'
import { between, type Chance } from './chance.ts'
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
  /** How often the thing that is counted must have happened first. */
  after: number
  /** Milliseconds to wait then. */
  pause: number
  victim: number
}

/** What is counted before processes of a kind are killed, and how often it happens in the whole trial. */
export interface Progress {
  kind: Kind
  count: () => number
  total: number
  /** Milliseconds that one of these things takes: the kill falls within it. */
  takes: number
  /** Whether a process does such a thing now; it is killed in the middle. */
  isAtWork: (victim: TrialProcess) => boolean
}

/** The same seed makes the same plan. */
function planKills(chance: Chance, kills: number, victims: number, { total, takes }: Progress): Plan[] {
  const plans = Array.from({ length: kills }, () => ({
    after: 1 + between(chance, 0, Math.max(1, Math.floor(total * 0.8))),
    pause: between(chance, 0, takes),
    victim: between(chance, 0, victims),
  }))
  return plans.toSorted((one, other) => one.after - other.after)
}

/**
 * Kills processes of one kind while people work, one after the other, and starts each again.
 *
 * @param isOver ends it before all are killed, when nothing more happens
 * @returns those that were killed
 */
export async function killSome(
  processes: TrialProcess[],
  progress: Progress,
  { kills, chance, isOver }: { kills: number; chance: Chance; isOver: () => boolean },
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
