import { randomUUID } from 'node:crypto'
import { eq, isNull, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aiCircuits } from '#app/features/ai-settings/tables.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { paymentEvents, paymentHistory } from '#app/features/payments/tables.server.ts'
import { roomUploads } from '#app/features/rooms/tables.server.ts'
import type { Services } from '#app/platform/services.ts'
import { createActor, createAdministrator } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { checkAlerts } from './commands/check-alerts.server.ts'
import { openAlerts } from './queries/open-alerts.server.ts'
import type { AlertKind } from './schema.ts'
import { alerts } from './tables.server.ts'

const mail = { kind: 'welcome', recipient: 'x@example.com', subject: 'x', html: 'x', plainText: 'x' }

async function failRooms({ database }: Services, userId: string, count: number) {
  const failed = Array.from({ length: count }, (_, index) => ({
    userId,
    imageUrl: `${userId}/${index}.jpg`,
    width: 600,
    height: 400,
    placeholder: '',
    roomType: 'Kitchen' as const,
    submissionId: randomUUID(),
    generationId: randomUUID(),
    generationState: 'failed' as const,
    generationReason: 'generation_failed' as const,
    generationEndedAt: new Date(),
  }))
  await database.insert(roomUploads).values(failed)
}

/** How to cause and to end each kind of alert. */
const CASES: Record<
  AlertKind,
  Record<'begin' | 'end', (services: Services, userId: string) => Promise<unknown>>
> = {
  provider_paused: {
    begin: ({ database }) => {
      const now = new Date()
      const times = { failedAt: now, openedAt: now, retryAt: now }
      return database
        .insert(aiCircuits)
        .values({ name: 'image', failures: 2, cause: 'silent', detail: '', ...times })
    },
    end: ({ database }) => database.delete(aiCircuits),
  },
  redesign_failures: {
    begin: (services, userId) => failRooms(services, userId, 10),
    end: ({ database }) => database.delete(roomUploads),
  },
  dispute: {
    begin: ({ database }, userId) =>
      database
        .insert(paymentHistory)
        .values({ id: DISPUTED, userId, amountCents: 800, status: 'disputed', stripeSessionId: 'cs_1' }),
    end: ({ database }) => database.delete(paymentHistory),
  },
  refused_events: {
    begin: ({ database }) =>
      database.insert(paymentEvents).values({ eventId: 'evt_1', type: 'x', state: 'refused', problem: 'x' }),
    end: ({ database }) => database.delete(paymentEvents),
  },
  undelivered_mail: {
    begin: ({ database }) =>
      database.insert(outboxEmails).values({ ...mail, reference: randomUUID(), state: 'failed' }),
    end: ({ database }) => database.delete(outboxEmails).where(eq(outboxEmails.state, 'failed')),
  },
}
const DISPUTED = randomUUID()

const told = ({ database }: Services) => database.$count(outboxEmails, like(outboxEmails.kind, 'alert_%'))
const kinds = async ({ database }: Services) => (await openAlerts(database)).map(({ kind }) => kind)
const racing = (services: Services) => Promise.all([checkAlerts(services), checkAlerts(services)])

test.each(Object.keys(CASES) as AlertKind[])(
  '%s is told once to every administrator, closes, and is told again when it comes back later',
  async (kind) => {
    await using app = await createTestServices()
    const { services } = app
    await createAdministrator(services)
    const administrators = 2
    const { userId } = await createActor(services)
    await racing(services)
    expect([await kinds(services), await told(services)]).toEqual([[], 0])

    await CASES[kind].begin(services, userId)
    await racing(services)
    await checkAlerts(services)
    expect([await kinds(services), await told(services)]).toEqual([[kind], administrators])

    await CASES[kind].end(services, userId)
    await racing(services)
    expect([await kinds(services), await services.database.$count(alerts)]).toEqual([[], 1])

    await CASES[kind].begin(services, userId)
    await racing(services)
    expect([await kinds(services), await told(services)], 'soon after it is the same').toEqual([
      [kind],
      administrators,
    ])

    await CASES[kind].end(services, userId)
    await checkAlerts(services)
    await services.database.update(alerts).set({ closedAt: sql`now() - interval '2 hours'` })
    await CASES[kind].begin(services, userId)
    await racing(services)
    expect([await kinds(services), await told(services)]).toEqual([[kind], 2 * administrators])
    expect(await services.database.$count(alerts)).toBe(2)
  },
)

test('several occasions make one message, and fewer than ten redesigns raise no alert', async () => {
  await using app = await createTestServices()
  const { services } = app
  const { userId } = await createActor(services)
  const disputed = { userId, amountCents: 800, status: 'disputed' } as const
  await services.database
    .insert(paymentHistory)
    .values(Array.from({ length: 30 }, (_, index) => ({ ...disputed, stripeSessionId: `cs_${index}` })))
  await failRooms(services, userId, 9)
  await racing(services)
  expect(await openAlerts(services.database)).toMatchObject([{ kind: 'dispute', count: 30 }])
  const [message, ...others] = await services.database.select().from(outboxEmails)
  expect(others).toEqual([])
  expect(message!.subject).toBe('30 payments are disputed')
  expect(message!.html).toContain('/admin/settings/credits/analytics')
})

test('a pause of the provider shows its current state, not that of the last check', async () => {
  await using app = await createTestServices()
  const { services } = app
  const { database } = services
  const { begin, end } = CASES.provider_paused
  await begin(services, '')
  await checkAlerts(services)
  await end(services, '')
  expect(await openAlerts(database)).toEqual([])
  await begin(services, '')
  const openedAt = new Date('2026-11-22T09:30:00Z')
  await database.update(aiCircuits).set({ openedAt })
  const now = [{ kind: 'provider_paused', service: 'image', count: 1, total: null, since: openedAt }]
  expect(await openAlerts(database)).toEqual(now)
  await checkAlerts(services)
  expect(await openAlerts(database)).toEqual(now)
})

test('while redesigns are paused, nothing says that rooms are redesigned without checks', async () => {
  await using app = await createTestServices()
  const { services } = app
  const { database } = services
  const paused = async () => (await openAlerts(database)).map(({ service }) => service)
  const now = new Date()
  const times = { failedAt: now, openedAt: now, retryAt: now }
  await database
    .insert(aiCircuits)
    .values({ name: 'chat', failures: 2, cause: 'silent', detail: '', ...times })
  expect(await paused()).toEqual(['chat'])
  await CASES.provider_paused.begin(services, '')
  expect(await paused()).toEqual(['image'])
  await racing(services)
  const subjects = () => database.select({ subject: outboxEmails.subject }).from(outboxEmails)
  expect(await subjects()).toEqual([{ subject: 'Redesigns are paused' }])
  await database.delete(aiCircuits).where(eq(aiCircuits.name, 'image'))
  await racing(services)
  expect(await paused()).toEqual(['chat'])
  expect(await subjects()).toContainEqual({ subject: 'Photo checks are paused' })
})

test('alerts that ended long ago are deleted', async () => {
  await using app = await createTestServices()
  const { database } = app.services
  const old = { kind: 'dispute', count: 1, closedAt: sql`now() - interval '91 days'` } as const
  await database.insert(alerts).values({ ...old, occasion: 'old' })
  await database.insert(alerts).values({ ...old, occasion: 'newer', closedAt: new Date() })
  await checkAlerts(app.services)
  expect(await database.select({ occasion: alerts.occasion }).from(alerts)).toEqual([{ occasion: 'newer' }])
  expect(await database.$count(alerts, isNull(alerts.closedAt))).toBe(0)
})
