import { deliverNext } from '#app/features/email/outbox/commands/deliver-next.server.ts'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { receiveEvent } from '#app/features/payments/commands/receive-event.server.ts'
import { startCheckout } from '#app/features/payments/commands/start-checkout.server.ts'
import { currentOffer } from '#app/features/payments/queries/purchases.server.ts'
import { uploadRoom } from '#app/features/rooms/commands/upload-room.server.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { openObjectStorage } from '#app/platform/storage/object-storage.ts'
import { createActor } from '#tests/builders/members.ts'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { styleProfile } from '#tests/builders/rooms.ts'
import { createTestServices, type TestServices } from '#tests/builders/services.ts'
import { startFakeS3 } from '#tests/fakes/s3-server.ts'
import { startFakeSmtpServer } from '#tests/fakes/smtp-server.ts'
import { startFakeStripe } from '#tests/fakes/stripe-server.ts'
import { queryDatabase } from '#tests/journeys/query-product.ts'
import { startProvider, wishFor } from '../paid-calls.ts'
import { personNumbered } from '../person.ts'
import { noPromises } from '../promises.ts'
import type { Outcome } from './comparison.ts'

/** The outcome of a trial with one person, produced without processes and kills. */
export async function smallTrial(stack: AsyncDisposableStack): Promise<Outcome> {
  const bucket = stack.use(await startFakeS3())
  const mailServer = stack.use(await startFakeSmtpServer())
  const stripe = stack.use(await startFakeStripe())
  const { provider, calls } = await startProvider(0)
  stack.use(provider)
  const variables = {
    ...stripe.variables,
    SMTP_URL: mailServer.url,
    OPENAI_API_KEY: 'sk-worker-1',
    OPENAI_BASE_URL: provider.baseUrl,
  }
  const platform = { storage: openObjectStorage(bucket.settings) }
  const app = stack.use(await createTestServices({ variables, platform }))
  const databaseUrl = app.services.environment.databaseUrl!
  const query = queryDatabase(databaseUrl)
  const surroundings = { databaseUrl, query, bucket, mailServer, provider, calls, stripe, variables }
  const outcome = { surroundings, promises: noPromises(), kills: [], people: 1, sweep: async () => {} }
  await live(app, outcome)
  return outcome
}

/** Uploads a room, buys credits, uploads another room, and sends the messages. */
async function live(app: TestServices, outcome: Outcome) {
  const { services } = app
  const { email, name } = personNumbered(0)
  const person = await createActor(services, { email, name })
  outcome.promises.accounts.push(email)
  const welcome = { recipient: email, subject: 'Welcome', html: '<p>Hello</p>', plainText: 'Hello' }
  await services.database.transaction((transaction) =>
    queueEmail(transaction, { kind: 'welcome', reference: person.userId, userId: person.userId }, welcome),
  )
  await redesign(app, outcome, person, '0-1')
  await buy(app, outcome, person)
  await redesign(app, outcome, person, '0-2')
  await outcome.surroundings.query('UPDATE outbox_emails SET next_attempt_at = now()')
  while ((await deliverNext(services)) !== 'nothing');
}

async function redesign(
  { services, runJobs }: TestServices,
  { promises }: Outcome,
  person: Member,
  room: string,
) {
  const [wish, submissionId] = [wishFor(room), crypto.randomUUID()]
  const photo = await jpegPhoto(600, 400)
  const form = { roomType: 'Living Room', submissionId, feedback: wish } as const
  const { id } = await uploadRoom(services, person, { ...form, photo, styleProfile })
  promises.uploads.push({ id, email: person.email, submissionId, wish })
  await runJobs()
}

async function buy({ services }: TestServices, { surroundings, promises }: Outcome, person: Member) {
  const { stripe } = surroundings
  await startCheckout(services, person, await currentOffer(services.database))
  const [sessionId] = [...stripe.checkouts.keys()]
  promises.checkouts.push({ sessionId: sessionId!, email: person.email })
  stripe.pay(sessionId!)
  const { body, signature } = stripe.event('checkout.session.completed', sessionId!, 'evt_1')
  await receiveEvent(services, body, signature)
  promises.events.push('evt_1')
}
