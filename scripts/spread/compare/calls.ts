import type { Kill } from '../kills.ts'
import type { PaidCall } from '../paid-calls.ts'
import type { Comparison, Outcome } from './comparison.ts'

/** Milliseconds in which a worker stores an answer in the bucket, on a busy machine. */
const STORING = 3_000
/** Redesigns that a worker makes concurrently. */
const PER_WORKER = 2

/** Whether the worker was killed before it could store the answer. */
const wasCutOff = ({ key, receivedAt, endedAt }: PaidCall, kills: Kill[]) =>
  kills.some((kill) => kill.key === key && kill.at >= receivedAt && kill.at <= endedAt + STORING)

/** Checks that the provider was called once per redesign, and again only when the worker was killed during the call. */
export async function compareCalls({ surroundings, promises, kills }: Outcome): Promise<Comparison> {
  const { query, calls, provider } = surroundings
  const byWish = Map.groupBy(calls, ({ wish }) => wish)
  const cutOff = calls.filter((call) => wasCutOff(call, kills))
  const [books] = await query<{ booked: number }>(
    "SELECT count(*)::int AS booked FROM api_usage_logs WHERE api_type = 'image_generation'",
  )
  const most = kills.filter(({ kind }) => kind === 'worker').length * PER_WORKER
  const moreLooks = provider.looks.length - 2 * promises.uploads.length
  const unsent = books!.booked - provider.edits.length
  const differences = [
    ...promises.uploads.flatMap(({ wish }) => {
      const asked = byWish.get(wish) ?? []
      const needless = asked.length - 1 - asked.filter((call) => cutOff.includes(call)).length
      if (asked.length === 0) return [`"${wish}" was never asked for`]
      return needless > 0 ? [`"${wish}" was paid ${asked.length} times: ${inWords(asked)}`] : []
    }),
    ...(calls.length === provider.edits.length ? [] : ['some calls were not recorded']),
    ...(moreLooks < 0 || moreLooks > most ? [`${moreLooks} questions about photos too many`] : []),
    ...(unsent < 0 || unsent > most ? [`${books!.booked} calls in the books`] : []),
  ]
  const figures = {
    redesigns: provider.edits.length,
    'asked again, as their worker was killed': calls.length - byWish.size,
    'questions about photos': provider.looks.length,
  }
  return { name: 'provider calls', figures, differences }
}

const inWords = (calls: PaidCall[]) =>
  calls
    .map(({ key, receivedAt, endedAt }) => {
      const [from, to] = [receivedAt, endedAt].map((at) => new Date(at).toISOString().slice(11))
      return `${key} from ${from} to ${to}`
    })
    .join(', ')
