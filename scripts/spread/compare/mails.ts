import { habitsOf } from '../people.ts'
import { personNumbered } from '../person.ts'
import { type Comparison, doubled, type Outcome } from './comparison.ts'

interface Message {
  id: string
  kind: string
  reference: string
  recipient: string
  state: string
}

const MESSAGES = 'SELECT id, kind, reference, recipient, state FROM outbox_emails'
const REDESIGNS = `SELECT u.email, d.generation_id AS generation
  FROM redesigns d JOIN room_uploads r ON r.id = d.room_upload_id JOIN users u ON u.id = r.user_id`
const PURCHASES =
  'SELECT p.id, u.email FROM payment_history p JOIN users u ON u.id = p.user_id WHERE p.room_credits_added > 0'

/**
 * Checks that every message of the outbox arrived, no other arrived, and each cause has its message. A message
 * arrives twice, with the same Message-ID, when its worker is killed after the mail server's answer and before
 * storing it. That may happen once per kill.
 */
export async function compareMails(outcome: Outcome): Promise<Comparison> {
  const { query, mailServer } = outcome.surroundings
  const messages = await query<Message>(MESSAGES)
  const arrived = mailServer.mails.map(({ messageId }) => idIn(messageId))
  const once = new Set(arrived)
  const ids = new Set(messages.map(({ id }) => id))
  const killed = outcome.kills.filter(({ kind }) => kind === 'worker').length
  const repeated = arrived.length - once.size
  const differences = [
    ...messages
      .filter(({ id, state }) => state !== 'sent' || !once.has(id))
      .map(({ kind, recipient, state }) => `${kind} for ${recipient} is ${state}, and did not arrive`),
    ...[...once].filter((id) => !ids.has(id)).map((id) => `a message arrived that the outbox lacks: ${id}`),
    ...(repeated > killed ? [`messages that arrived twice: ${doubled(arrived).join(', ')}`] : []),
    ...(await missing(outcome, messages)),
  ]
  const figures = {
    messages: messages.length,
    arrived: arrived.length,
    'arrived twice, as their worker was killed': repeated,
  }
  return { name: 'mails', figures, differences }
}

const idIn = (messageId: string) => messageId.replace(/^<|@.*$/g, '')

/**
 * A person who stayed on the page may have seen the redesign before its message was sent. The message is then
 * withdrawn.
 */
async function missing({ surroundings, people }: Outcome, messages: Message[]): Promise<string[]> {
  const { query } = surroundings
  const members = Array.from({ length: people }, (_, number) => ({
    email: personNumbered(number).email,
    ...habitsOf(number),
  }))
  const stays = new Set(members.filter((each) => each.stays).map(({ email }) => email))
  const counted = (kind: string, recipient: string, reference?: string) =>
    messages.filter(
      (each) =>
        each.kind === kind &&
        each.recipient === recipient &&
        (reference === undefined || each.reference === reference),
    ).length
  const must = (count: number, what: string, least = 1) =>
    count <= 1 && count >= least ? [] : [`${count} messages instead of one: ${what}`]
  const redesigns = await query<{ email: string; generation: string }>(REDESIGNS)
  const purchases = await query<{ email: string; id: string }>(PURCHASES)
  return [
    ...members.flatMap(({ email }) => must(counted('welcome', email), `welcome ${email}`)),
    ...redesigns.flatMap(({ email, generation }) =>
      must(
        counted('redesign_ready', email, generation),
        `redesign ${generation} of ${email}`,
        stays.has(email) ? 0 : 1,
      ),
    ),
    ...purchases.flatMap(({ email, id }) =>
      must(counted('purchase_receipt', email, id), `receipt ${id} for ${email}`),
    ),
  ]
}
