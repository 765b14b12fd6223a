import { uploadsOf } from '../people.ts'
import { type Comparison, doubled, type Outcome } from './comparison.ts'

/** Checks that everything reported as done exists once, and that everybody got through. */
export async function comparePromises({ surroundings, promises, people }: Outcome): Promise<Comparison> {
  const { query } = surroundings
  const column = async (sql: string) => (await query<{ value: string }>(sql)).map(({ value }) => value)
  const accounts = await column("SELECT email AS value FROM users WHERE role = 'member'")
  const uploads = await column('SELECT id AS value FROM room_uploads')
  const wishes = await column('SELECT user_feedback AS value FROM room_uploads')
  const sessions = await column('SELECT stripe_session_id AS value FROM checkouts')
  const events = await column('SELECT event_id AS value FROM payment_events')
  const lost = (what: string, promised: string[], found: string[]) =>
    promised.filter((each) => !found.includes(each)).map((each) => `${what} ${each} was promised and is lost`)
  const rooms = uploadsOf(people)
  const differences = [
    ...promises.wrong,
    ...lost('account', promises.accounts, accounts),
    ...lost(
      'upload',
      promises.uploads.map(({ id }) => id),
      uploads,
    ),
    ...lost(
      'checkout',
      promises.checkouts.map(({ sessionId }) => sessionId),
      sessions,
    ),
    ...lost('event', promises.events, events),
    ...doubled([...accounts, ...wishes]).map((each) => `${each} is there twice`),
    ...(accounts.length === people ? [] : [`${accounts.length} accounts of ${people} people`]),
    ...(uploads.length === rooms ? [] : [`${uploads.length} rooms instead of ${rooms}`]),
  ]
  const { failures, forms } = promises
  const figures = {
    accounts: accounts.length,
    rooms: uploads.length,
    'forms sent': forms,
    'failed and tried again': [...failures.values()].reduce((sum, each) => sum + each, 0),
  }
  return { name: 'answers', figures, differences }
}
