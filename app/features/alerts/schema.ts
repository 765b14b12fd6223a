import { defineScheduledQueue } from '#app/platform/jobs/queue.ts'

/** Kinds of alerts to administrators, most urgent first. */
export const ALERT_KINDS = [
  'provider_paused',
  'redesign_failures',
  'dispute',
  'refused_events',
  'undelivered_mail',
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** Checks for occasions of alerts. */
export const checkAlertsQueue = defineScheduledQueue('alerts.check', { retries: 0 })
