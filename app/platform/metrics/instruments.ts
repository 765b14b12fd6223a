import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

const REQUEST_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const CALL_SECONDS = [0.5, 1, 2.5, 5, 10, 20, 30, 60, 90, 120, 180, 360]

/** Counters of this process. Prometheus adds them up over all processes. */
export const openCounters = (registry: Registry) => ({
  requests: new Histogram({
    name: 'casabloom_http_request_duration_seconds',
    help: 'Answered requests, by the pattern of their address.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_SECONDS,
    registers: [registry],
  }),
  jobs: new Histogram({
    name: 'casabloom_job_duration_seconds',
    help: 'Attempts at jobs that ended.',
    labelNames: ['queue', 'outcome'] as const,
    buckets: CALL_SECONDS,
    registers: [registry],
  }),
  generations: new Counter({
    name: 'casabloom_generations_ended_total',
    help: 'Generations that ended, with the reason of those that failed.',
    labelNames: ['outcome', 'reason'] as const,
    registers: [registry],
  }),
  providerCalls: new Histogram({
    name: 'casabloom_provider_call_duration_seconds',
    help: 'Paid calls of the AI provider that ended.',
    labelNames: ['type', 'outcome'] as const,
    buckets: CALL_SECONDS,
    registers: [registry],
  }),
  providerCents: new Counter({
    name: 'casabloom_provider_cents_total',
    help: 'Cents that ended calls of the AI provider cost, or are taken to have cost.',
    labelNames: ['type'] as const,
    registers: [registry],
  }),
})

/** Gauges from the database. Every process reports the same values, so dashboards take the maximum. */
export const openGauges = (registry: Registry) => {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name: `casabloom_${name}`, help, labelNames, registers: [registry] })
  return {
    databaseUp: gauge('database_up', 'Whether the database answered this scrape.', []),
    jobs: gauge('jobs', 'Jobs by state: waiting, running, failed for good.', ['queue', 'state']),
    oldestJob: gauge('job_oldest_waiting_seconds', 'How long the oldest due job has waited.', ['queue']),
    generations: gauge('generations', 'Generations under way: queued, running, paused.', ['state']),
    messages: gauge('outbox_messages', 'Messages of the outbox: waiting, sent, failed.', ['state']),
    oldestMessage: gauge('outbox_oldest_waiting_seconds', 'How long the oldest message has waited.', []),
    paused: gauge('provider_paused', 'Whether calls of the AI provider are paused.', ['circuit']),
    budget: gauge('ai_budget_cents', 'The monthly budget for the AI provider.', []),
    spent: gauge('ai_spent_cents', 'Cents spent on the AI provider this month.', []),
  }
}
