import type { Ai } from './ai/engines.ts'
import type { Database } from './database/database.ts'
import type { Environment } from './env/environment.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Limits } from './limits/rate-limits.ts'
import type { Log } from './log/log.ts'
import type { MailServer } from './mail/mail-server.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Storage } from './storage/storage.ts'
import type { StripeGateway } from './stripe/stripe-gateway.ts'
import type { Tracing } from './tracing/tracing.ts'

/** The outside world. Each process opens it once. */
export interface Platform {
  environment: Environment
  log: Log
  metrics: Metrics
  tracing: Tracing
  database: Database
  jobs: Jobs
  storage: Storage
  limits: Limits
  ai: Ai
  /** Undefined when Stripe is not configured. */
  stripe: StripeGateway | undefined
  /** Undefined when no mail server is configured; messages then wait in the outbox. */
  mailServer: MailServer | undefined
}
