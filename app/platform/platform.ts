import type { Ai } from './ai/engines.ts'
import type { Database } from './database/database.ts'
import type { Environment } from './env/environment.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Limits } from './limits/limits.ts'
import type { Log } from './log/log.ts'
import type { MailServer } from './mail/mail-server.ts'
import type { Storage } from './storage/storage.ts'
import type { StripeGateway } from './stripe/stripe-gateway.ts'

/** The outside world, opened once per process. */
export interface Platform {
  environment: Environment
  log: Log
  database: Database
  jobs: Jobs
  storage: Storage
  limits: Limits
  /** Makes redesigns, looks at pictures and writes about rooms. */
  ai: Ai
  /** Takes payments; undefined when Stripe is not set up. */
  stripe: StripeGateway | undefined
  /** Takes messages; without one they wait in the outbox. */
  mailServer: MailServer | undefined
}
