import { z } from 'zod'
import { defineQueue } from '#app/platform/jobs/queue.ts'

/** Kinds of alerts to administrators, most urgent first. */
export const ALERT_KINDS = [
  'provider_paused',
  'redesign_failures',
  'dispute',
  'refused_events',
  'undelivered_mail',
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** Looks for what should be told; scheduled, so its jobs carry nothing. */
export const checkAlertsQueue = defineQueue(
  'alerts.check',
  z.preprocess((data) => data ?? {}, z.object({})),
  { retries: 0 },
)
