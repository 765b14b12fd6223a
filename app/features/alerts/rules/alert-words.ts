import { plural } from '#app/lib/plural.ts'
import type { AlertKind } from '../schema.ts'

/** The facts of an alert: occasions grouped by kind, with the provider's services apart. */
export interface AlertFacts {
  kind: AlertKind
  /** The provider's service; null for other kinds. */
  service: string | null
  count: number
  /** Of how many; null where that is not counted. */
  total: number | null
}

interface Words {
  title: string
  /** What it means and what to do. */
  text: string
  link: { to: string; text: string }
}

const PAYMENTS = '/admin/settings/credits/analytics'

const WORDS: Record<AlertKind, (alert: AlertFacts) => Words> = {
  provider_paused: ({ service }) => ({
    title: service === 'chat' ? 'Photo checks are paused' : 'Redesigns are paused',
    text:
      service === 'chat'
        ? "The AI provider isn't answering. Rooms are redesigned without checks until it does."
        : "The AI provider isn't answering. Rooms wait in line with their credits until it does.",
    link: { to: '/admin/settings/ai', text: 'Open the AI settings' },
  }),
  redesign_failures: ({ count, total }) => ({
    title: `${count} of ${total} redesigns failed within an hour`,
    text: 'Credits were returned to their owners. The failed uploads say what went wrong.',
    link: { to: '/admin/uploads?status=failed', text: 'Look at the failed uploads' },
  }),
  dispute: ({ count }) => ({
    title: `${plural(count, 'payment is', 'payments are')} disputed`,
    text: 'Answer in Stripe before its deadline, or the money goes back. Unused credits are held meanwhile.',
    link: { to: PAYMENTS, text: 'Look at the payments' },
  }),
  refused_events: ({ count }) => ({
    title: `${plural(count, 'payment event was', 'payment events were')} refused within a day`,
    text: 'Stripe reported something that contradicts what was offered here, so nothing was credited for it.',
    link: { to: PAYMENTS, text: 'See why' },
  }),
  undelivered_mail: ({ count }) => ({
    title: `${plural(count, 'message')} could not be delivered this week`,
    text: 'The mail server refused every try. Send them again, or delete what is no longer needed.',
    link: { to: '/admin/settings/outbox?state=failed', text: 'Open the outbox' },
  }),
}

/** The text of an alert, with a link to the page that handles it. */
export const alertWords = (alert: AlertFacts): Words => WORDS[alert.kind](alert)
