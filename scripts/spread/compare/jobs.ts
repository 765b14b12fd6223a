import type { Comparison, Outcome } from './comparison.ts'

const JOBS = `SELECT name, state::text AS state, count(*)::int AS count, min(output::text) AS output FROM pgboss.job
  WHERE name NOT LIKE '\\_\\_pgboss%' GROUP BY name, state`
const REPEATED = 'SELECT count(*)::int AS count FROM pgboss.job WHERE retry_count > 0'
const UNFINISHED = `SELECT user_feedback AS wish, generation_state AS state FROM room_uploads
  WHERE generation_state <> 'done'`

interface Jobs {
  name: string
  state: string
  count: number
  output: string | null
}

/** Checks that no job failed for good, none is left, and every room has its redesign. */
export async function compareJobs({ surroundings: { query } }: Outcome): Promise<Comparison> {
  const jobs = await query<Jobs>(JOBS)
  const scheduled = new Set(
    (await query<{ name: string }>('SELECT name FROM pgboss.schedule')).map(({ name }) => name),
  )
  const [repeated] = await query<{ count: number }>(REPEATED)
  const unfinished = await query<{ wish: string; state: string }>(UNFINISHED)
  const differences = [
    ...jobs
      .filter(({ name, state }) => state === 'failed' || (state !== 'completed' && !scheduled.has(name)))
      .map(({ name, state, count, output }) => `${count} jobs of ${name} are ${state}: ${output}`),
    ...unfinished.map(({ wish, state }) => `"${wish}" is ${state}`),
  ]
  const done = jobs.filter(({ state }) => state === 'completed')
  const figures = {
    done: done.reduce((sum, { count }) => sum + count, 0),
    'begun again': repeated!.count,
  }
  return { name: 'jobs', figures, differences }
}
