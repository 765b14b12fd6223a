import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type ObjectStoreSettings, readObjectStore } from './object-store.ts'
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

/** An empty value means the same as none, so that `.env` files may list every name. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const schema = z.object({
  NODE_ENV: optional(z.enum(['production', 'development', 'test'])),
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  HOST: optional(z.string()),
  APP_URL: optional(z.url({ protocol: /^https?$/ })),
  SITE_NAME: optional(z.string().trim().min(1).max(60)),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  ROLES: optional(z.string()),
  TRUST_PROXY: optional(
    z.string().transform((text, { addIssue }) => {
      const trusted = readTrustedProxies(text)
      if (trusted === undefined)
        addIssue('write true, false, a number of proxies, or networks such as 10.0.0.0/8')
      return trusted ?? 0
    }),
  ),
  DATA_FOLDER: optional(z.string()),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  SECRET: optional(z.string().min(32)),
  ADMIN_EMAIL: optional(z.email()),
  ADMIN_PASSWORD: optional(z.string().min(6)),
  CONTACT_EMAIL: optional(z.email()),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optional(
    z
      .string()
      .regex(/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'write Name <name@example.com>'),
  ),
  OPENAI_API_KEY: optional(z.string().min(1)),
  OPENAI_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  OPENAI_ORGANIZATION: optional(z.string().min(1)),
  OPENAI_IMAGE_MODEL: optional(z.string().min(1)),
  S3_BUCKET: optional(z.string().min(1)),
  S3_REGION: optional(z.string().min(1)),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_ACCESS_KEY_ID: optional(z.string().min(1)),
  S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),
  STRIPE_SECRET_KEY: optional(z.string().min(1)),
  STRIPE_WEBHOOK_SECRET: optional(z.string().min(1)),
  STRIPE_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  TEST_CHECKOUT: optional(z.stringbool()),
})

/** Everything the product can be told from outside, with every default filled in. */
export interface Environment {
  production: boolean
  port: number
  host: string
  /** Public address without a trailing slash; links in e-mails and the same-origin check rest on it. */
  appUrl: string
  siteName: string
  logLevel: NonNullable<z.infer<typeof schema>['LOG_LEVEL']>
  roles: { web: boolean; worker: boolean }
  /** Whose word in `X-Forwarded-For` is taken. */
  trustedProxies: TrustedProxies
  /** Absolute folder that holds the embedded database, pictures and the generated secret. */
  dataFolder: string
  databaseUrl: string | undefined
  /** Signs sessions and forms; at least 32 characters. */
  secret: string
  admin: {
    email: string
    password: string | undefined
    /** Asked for on the command line, for whoever has lost the administrator's password. */
    resetPassword: boolean
  }
  /** Where people write to: shown on pages, and where an answer to a message goes. Without one there is the contact form. */
  contactEmail: string | undefined
  /** Where the team reads what people write, if there is one address for it. */
  teamEmail: string | undefined
  /** Where messages are handed over, and whom they come from; without it they wait in the outbox. */
  smtp: { url: string; from: string } | undefined
  /** The key may also be entered in the AI settings, which count more. */
  openAi: { apiKey: string; imageModel: string | undefined } | undefined
  /** Where the AI provider is: its own address unless another server speaks its protocol. */
  openAiServer: { baseUrl: string | undefined; organization: string | undefined }
  payments: PaymentSettings
  /** Where pictures lie; undefined for the data folder. */
  objectStore: ObjectStoreSettings | undefined
}

/** Who takes payments: Stripe, the built-in checkout that charges nothing, or nobody. */
export type PaymentSettings =
  | { mode: 'stripe'; secretKey: string; webhookSecret: string; baseUrl: string | undefined }
  | { mode: 'test' }
  | { mode: 'off' }

/**
 * Reads the environment and the command line.
 *
 * @param variables as in `process.env`
 * @param argv arguments after the script's name; `--roles=web`, `--roles=worker` or `--roles=web,worker`;
 *   `--reset-administrator-password`
 * @throws Error with one sentence that names the wrong variable and what it should be
 */
export function readEnvironment(variables: NodeJS.ProcessEnv, argv: string[] = []): Environment {
  const result = schema.safeParse(variables)
  if (!result.success) throw new Error(wrongVariable(result.error.issues[0]!))
  const given = result.data
  const dataFolder = path.resolve(given.DATA_FOLDER ?? 'data')
  const port = given.PORT ?? 3000
  const appUrl = (given.APP_URL ?? `http://localhost:${port}`).replace(/\/+$/, '')
  const siteName = given.SITE_NAME ?? 'Casabloom'
  // A sender that nobody named, of a site that sends nothing, is an address that nobody reads.
  const sendsMail = Boolean(given.MAIL_FROM ?? given.SMTP_URL)
  const mailFrom = given.MAIL_FROM ?? `${siteName} <hello@${new URL(appUrl).hostname}>`
  return {
    production: given.NODE_ENV === 'production',
    port,
    host: given.HOST ?? '0.0.0.0',
    appUrl,
    siteName,
    logLevel: given.LOG_LEVEL ?? 'info',
    roles: readRoles(argv.find((argument) => argument.startsWith('--roles='))?.slice(8) ?? given.ROLES),
    trustedProxies: given.TRUST_PROXY ?? 0,
    dataFolder,
    databaseUrl: given.DATABASE_URL,
    secret: given.SECRET ?? keptSecret(dataFolder),
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
    payments: readPayments(given),
    objectStore: readObjectStore(given),
  }
}

/** The address in a sender's name and address. */
const addressIn = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender

/** Addresses that only this machine or its network can open. */
const PRIVATE_HOST =
  /^(localhost|.*\.localhost|.*\.local|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|\[::1\])$/

/** A public site never hands out credits for nothing unless it is told to. */
function readPayments(given: z.infer<typeof schema>): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given
  if (secretKey && webhookSecret)
    return { mode: 'stripe', secretKey, webhookSecret, baseUrl: given.STRIPE_BASE_URL }
  if (secretKey || webhookSecret)
    throw new Error(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together: one of them is missing. See .env.example.',
    )
  const host = new URL(given.APP_URL ?? 'http://localhost').hostname
  const isPublic = given.NODE_ENV === 'production' && !PRIVATE_HOST.test(host)
  return { mode: (given.TEST_CHECKOUT ?? !isPublic) ? 'test' : 'off' }
}

function wrongVariable(issue: z.core.$ZodIssue): string {
  return `The environment variable ${issue.path.join('.')} is wrong: ${issue.message}. See .env.example.`
}

function readRoles(text = 'web,worker'): Environment['roles'] {
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.find((name) => name !== 'web' && name !== 'worker')
  if (unknown !== undefined)
    throw new Error(`Unknown role "${unknown}": roles are web, worker or web,worker.`)
  return { web: names.includes('web'), worker: names.includes('worker') }
}

/** A secret made at the first start and kept beside the data, so that sessions survive a restart. */
function keptSecret(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret')
  mkdirSync(dataFolder, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
