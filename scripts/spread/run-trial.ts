import { seededRandom } from '#app/lib/seeded-random.ts'
import type { Outcome } from './compare/comparison.ts'
import { chooseDoorway, type TrialFiles } from './front-door.ts'
import { killSome, type Progress } from './kills.ts'
import type { TrialOptions } from './options.ts'
import type { PaidCall } from './paid-calls.ts'
import { sendPeople, uploadsOf } from './people.ts'
import { startProcesses } from './processes.ts'
import type { Promises } from './promises.ts'
import { REDESIGN_TAKES, startSurroundings } from './surroundings.ts'
import { sweepBucket } from './sweep.ts'
import { untilQuiet } from './until-quiet.ts'

/** In cents; more than all redesigns cost. */
const BUDGET = 1_000_000
/** In milliseconds. */
const FORM_TAKES = 300

/**
 * Starts everything, sends people through it, kills processes meanwhile, and waits until all work is done.
 *
 * @param stack closes everything
 */
export async function runTrial(
  { people, kills, seed }: TrialOptions,
  files: TrialFiles,
  stack: AsyncDisposableStack,
): Promise<Outcome> {
  const chance = seededRandom(seed)
  const surroundings = await startSurroundings(stack)
  const { query, calls } = surroundings
  const doorway = await chooseDoorway()
  const variables = { ...surroundings.variables, ...doorway.variables }
  const processes = await startProcesses(variables, files.log, stack)
  const [one, two] = processes.filter(({ kind }) => kind === 'web').map(({ product }) => product.address)
  const door = await doorway.open([one!, two!], files, stack)
  console.log(`${people} people, ${door.name}, 2 processes with pages, 3 workers; seed ${seed}`)
  await allowAll(query)

  // Drawn first, so that the plan does not depend on people's speed.
  const chances = { web: seededRandom(chance() * 2 ** 32), worker: seededRandom(chance() * 2 ** 32) }
  const { promises, ended } = sendPeople(door, surroundings, { people, chance })
  let hasEnded = false
  const isOver = () => hasEnded
  const killing = Promise.all(
    progressOf(promises, calls, uploadsOf(people)).map((progress) =>
      killSome(processes, progress, { kills, chance: chances[progress.kind], isOver }),
    ),
  )
  await ended
  await untilQuiet(query)
  hasEnded = true
  const killed = (await killing).flat()
  await untilQuiet(query)
  const sweep = () => sweepBucket(surroundings)
  return { surroundings, promises, kills: killed, people, sweep }
}

/** Processes with pages are killed while forms are sent, workers while the provider works for them. */
const progressOf = (promises: Promises, calls: PaidCall[], rooms: number): Progress[] => [
  {
    kind: 'web',
    count: () => promises.forms,
    total: rooms * 3,
    takes: FORM_TAKES,
    isAtWork: () => true,
  },
  {
    kind: 'worker',
    count: () => calls.length,
    total: rooms,
    takes: REDESIGN_TAKES,
    isAtWork: (worker) => calls.some(({ key, endedAt }) => key === worker.key && endedAt > Date.now()),
  },
]

async function allowAll(query: Outcome['surroundings']['query']): Promise<void> {
  await query(
    `INSERT INTO openai_settings (model_style_analysis, model_image_generation, monthly_budget_cents)
     VALUES ('gpt-5.4-mini', 'gpt-image-2', $1)`,
    [BUDGET],
  )
}
