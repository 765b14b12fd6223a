import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { openCounters, openGauges } from './instruments.ts'

/** Current measurements from the database. */
export interface Readings {
  /** Per queue. `oldestSeconds` is the age of the oldest due job; 0 without any. */
  queues: { queue: string; waiting: number; running: number; failed: number; oldestSeconds: number }[]
  generations: Record<'queued' | 'running' | 'paused', number>
  outbox: { states: Record<string, number>; oldestSeconds: number }
  circuits: { name: string; isPaused: boolean }[]
  ai: { budgetCents: number; spentCents: number }
}

/** The process's measurements, in the form that Prometheus reads. */
export interface Metrics {
  requestAnswered(request: { method: string; route: string; status: number; seconds: number }): void
  jobEnded(queue: string, outcome: 'done' | 'failed', seconds: number): void
  /** @param reason of a failure; `''` for a finished redesign */
  generationEnded(outcome: 'done' | 'failed' | 'asking', reason: string): void
  /** @param call.cents its cost, or an estimate when unknown */
  providerCallEnded(call: { type: string; outcome: 'done' | 'failed'; seconds: number; cents: number }): void
  /** All metrics as text. Without readings, because the database did not answer, those from it are left out. */
  text(readings: Readings | undefined): Promise<{ contentType: string; body: string }>
  /** Adds metrics of the process itself: memory, event loop, garbage collection, version and role. */
  describeProcess(about: { version: string; role: string }): void
  /** Adds metrics of a connection pool. */
  watchPool(pool: pg.Pool): void
}

/** Opens the metrics of one process. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  const counters = openCounters(registry)
  const gauges = openGauges(registry)
  return {
    requestAnswered: ({ seconds, ...labels }) => counters.requests.observe(labels, seconds),
    jobEnded: (queue, outcome, seconds) => counters.jobs.observe({ queue, outcome }, seconds),
    generationEnded: (outcome, reason) => counters.generations.inc({ outcome, reason }),
    providerCallEnded: ({ type, outcome, seconds, cents }) => {
      counters.providerCalls.observe({ type, outcome }, seconds)
      counters.providerCents.inc({ type }, cents)
    },
    text: async (readings) => {
      show(gauges, readings)
      return { contentType: registry.contentType, body: await registry.metrics() }
    },
    describeProcess: (about) => describeProcess(registry, about),
    watchPool: (pool) => watchPool(registry, pool),
  }
}

function show(gauges: ReturnType<typeof openGauges>, readings: Readings | undefined) {
  for (const gauge of Object.values(gauges)) gauge.reset()
  // A reset gauge without labels would show 0.
  for (const gauge of [gauges.oldestMessage, gauges.budget, gauges.spent]) gauge.remove()
  gauges.databaseUp.set(readings ? 1 : 0)
  if (!readings) return
  for (const { queue, oldestSeconds, ...states } of readings.queues) {
    for (const [state, n] of Object.entries(states)) gauges.jobs.set({ queue, state }, n)
    gauges.oldestJob.set({ queue }, oldestSeconds)
  }
  for (const [state, n] of Object.entries(readings.generations)) gauges.generations.set({ state }, n)
  for (const [state, n] of Object.entries(readings.outbox.states)) gauges.messages.set({ state }, n)
  gauges.oldestMessage.set(readings.outbox.oldestSeconds)
  for (const { name, isPaused } of readings.circuits) gauges.paused.set({ circuit: name }, isPaused ? 1 : 0)
  gauges.budget.set(readings.ai.budgetCents)
  gauges.spent.set(readings.ai.spentCents)
}

function describeProcess(registry: Registry, about: { version: string; role: string }) {
  collectDefaultMetrics({ register: registry })
  const info = { name: 'casabloom_build_info', help: 'What runs, and its roles; always 1.' }
  new Gauge({ ...info, labelNames: ['version', 'role'], registers: [registry] }).set(about, 1)
}

function watchPool(registry: Registry, pool: pg.Pool) {
  new Gauge({
    name: 'casabloom_database_connections',
    help: "This process's connections: in use, idle, and code that waits for one.",
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}
