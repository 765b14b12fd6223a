import { createContext } from 'react-router'
import type { Authentication } from './auth/authentication.ts'
import type { Database } from './database/database.ts'
import type { Environment } from './env/environment.ts'
import type { ImageAi } from './image-ai/image-ai.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Limits } from './limits/limits.ts'
import type { Log } from './log/log.ts'
import type { MailServer } from './mail/mail-server.ts'
import type { Storage } from './storage/storage.ts'
import type { StripeGateway } from './stripe/stripe.ts'

/** The outside world, opened once per process. */
export interface Platform {
  environment: Environment
  log: Log
  database: Database
  jobs: Jobs
  storage: Storage
  limits: Limits
  /** Makes redesigns. */
  imageAi: ImageAi
  /** Takes payments; undefined when Stripe is not set up. */
  stripe: StripeGateway | undefined
  /** Takes messages; without one they wait in the outbox. */
  mailServer: MailServer | undefined
}

/** The platform completed with what is made of the features' tables; handed to whoever needs it. */
export interface Services extends Platform {
  authentication: Authentication
}

/** The process's services, for loaders, actions and middleware. */
export const servicesContext = createContext<Services>()

/** What the server knows of the connection a request came by. */
export interface Connection {
  /** Network address of the browser, behind a trusted proxy the address it forwards. */
  address: string
}

export const connectionContext = createContext<Connection>()
