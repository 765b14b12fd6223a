import path from 'node:path'
import type { z } from 'zod'
import { type DatabaseSettings, readDatabaseSettings, withAuthority } from './database-settings.ts'
import { type ObjectStoreSettings, readObjectStore } from './object-store.ts'
import { type PaymentSettings, readPayments } from './payment-settings.ts'
import { type Roles, readRoles } from './process-roles.ts'
import { type Release, readRelease } from './release.ts'
import { readStopTimes, type StopTimes } from './stop-times.ts'
import { madeSecret } from './stored-secret.ts'
import type { TrustedProxies } from './trusted-proxies.ts'
import { type Variables, variablesSchema } from './variables.ts'

/** The product's whole configuration, with every default filled in. */
export interface Environment {
  production: boolean
  /** The running release. */
  release: Release
  port: number
  host: string
  /** Public address without a trailing slash; email links and the same-origin check use it. */
  appUrl: string
  siteName: string
  logLevel: NonNullable<Variables['LOG_LEVEL']>
  roles: Roles
  stopTimes: StopTimes
  /** The proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: TrustedProxies
  /** Port for health checks and metrics besides the web role's; `token` protects the metrics on the web role's port. */
  monitoring: { port: number | undefined; token: string | undefined }
  /** Absolute folder that holds the embedded database, pictures and the generated secret. */
  dataFolder: string
  databaseUrl: string | undefined
  database: DatabaseSettings
  /** Address of a trace collector that accepts OTLP over HTTP; undefined without tracing. */
  traceCollector: string | undefined
  /** Redesigns that a worker process makes concurrently. */
  redesignsPerWorker: number
  /** Days after which the texts of sent messages are removed. */
  messageDays: number
  /**
   * The folder of backups, and the days for which nightly ones are kept; `days` is undefined without nightly backups.
   */
  backups: { folder: string; days: number | undefined }
  /** Signs sessions and forms; at least 32 characters. */
  secret: string
  admin: {
    email: string
    password: string | undefined
    /** Set on the command line to reset a lost administrator's password. */
    resetPassword: boolean
  }
  /** The address on pages and for replies. Without one, pages offer only the contact form. */
  contactEmail: string | undefined
  /** The team's address for messages from people. */
  teamEmail: string | undefined
  /** The mail server and the sender. Without them messages wait in the outbox. */
  smtp: { url: string; from: string } | undefined
  /** The AI settings override this key. */
  openAi: { apiKey: string; imageModel: string | undefined } | undefined
  /** The AI provider's address, for servers that speak the same protocol. */
  openAiServer: { baseUrl: string | undefined; organization: string | undefined }
  /** The file that describes a custom network for the built-in engine; undefined for the shipped one. */
  surfaceNetwork: string | undefined
  payments: PaymentSettings
  /** The bucket for pictures; undefined to store them in the data folder. */
  objectStore: ObjectStoreSettings | undefined
}

/**
 * Reads the environment and the command line.
 *
 * @param variables as in `process.env`
 * @param argv arguments after the script's name: `--roles=web`, `--roles=worker` or `--roles=web,worker`, and
 *   `--reset-administrator-password`
 * @throws Error that names the wrong variable and its valid values
 */
export function readEnvironment(variables: NodeJS.ProcessEnv, argv: string[] = []): Environment {
  const result = variablesSchema.safeParse(variables)
  if (!result.success) throw new Error(wrongVariable(result.error.issues[0]!))
  const given = result.data
  const dataFolder = path.resolve(given.DATA_FOLDER ?? 'data')
  const port = given.PORT ?? 3000
  const appUrl = (given.APP_URL ?? `http://localhost:${port}`).replace(/\/+$/, '')
  const siteName = given.SITE_NAME ?? 'Casabloom'
  // Without a mail server and a configured sender, nobody reads the default address.
  const sendsMail = Boolean(given.MAIL_FROM ?? given.SMTP_URL)
  const mailFrom = given.MAIL_FROM ?? `${siteName} <hello@${new URL(appUrl).hostname}>`
  return {
    production: given.NODE_ENV === 'production',
    release: readRelease(given.COMMIT),
    port,
    host: given.HOST ?? '0.0.0.0',
    appUrl,
    siteName,
    logLevel: given.LOG_LEVEL ?? 'info',
    roles: readRoles(argv.find((argument) => argument.startsWith('--roles='))?.slice(8) ?? given.ROLES),
    stopTimes: readStopTimes(given),
    trustedProxies: given.TRUST_PROXY ?? 0,
    monitoring: { port: given.MONITORING_PORT, token: given.METRICS_TOKEN },
    dataFolder,
    databaseUrl: withAuthority(given.DATABASE_URL, given.DATABASE_CA_FILE),
    database: readDatabaseSettings(given),
    traceCollector: given.OTEL_EXPORTER_OTLP_ENDPOINT,
    redesignsPerWorker: given.REDESIGNS_PER_WORKER ?? 2,
    messageDays: given.KEEP_MESSAGES_DAYS ?? 90,
    backups: {
      folder: path.resolve(given.BACKUP_FOLDER ?? path.join(dataFolder, 'backups')),
      days: given.BACKUP_DAYS,
    },
    secret: given.SECRET ?? madeSecret(given, dataFolder),
    admin: {
      email: given.ADMIN_EMAIL ?? 'admin@casabloom.example',
      password: given.ADMIN_PASSWORD,
      resetPassword: argv.includes('--reset-administrator-password'),
    },
    contactEmail: given.CONTACT_EMAIL ?? (sendsMail ? addressIn(mailFrom) : undefined),
    teamEmail: given.CONTACT_EMAIL,
    smtp: given.SMTP_URL ? { url: given.SMTP_URL, from: mailFrom } : undefined,
    openAi: given.OPENAI_API_KEY
      ? { apiKey: given.OPENAI_API_KEY, imageModel: given.OPENAI_IMAGE_MODEL }
      : undefined,
    openAiServer: { baseUrl: given.OPENAI_BASE_URL, organization: given.OPENAI_ORGANIZATION },
    surfaceNetwork: given.SURFACE_NETWORK && path.resolve(given.SURFACE_NETWORK),
    payments: readPayments(given),
    objectStore: readObjectStore(given),
  }
}

/** The address within a sender's name and address. */
const addressIn = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender

function wrongVariable(issue: z.core.$ZodIssue): string {
  return `The environment variable ${issue.path.join('.')} is wrong: ${issue.message}. See .env.example.`
}
