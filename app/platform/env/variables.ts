import { z } from 'zod'
import { readTrustedProxies } from './trusted-proxies.ts'

/** An empty value counts as missing, so `.env` may list every name. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** The variables that the product reads, as text. */
export const variablesSchema = z.object({
  NODE_ENV: optional(z.enum(['production', 'development', 'test'])),
  COMMIT: optional(z.string().regex(/^[0-9a-f]{7,40}$/)),
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  HOST: optional(z.string()),
  APP_URL: optional(z.url({ protocol: /^https?$/ })),
  SITE_NAME: optional(z.string().trim().min(1).max(60)),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  ROLES: optional(z.string()),
  MONITORING_PORT: optional(z.coerce.number().int().min(1).max(65_535)),
  METRICS_TOKEN: optional(z.string().min(16)),
  DRAIN_SECONDS: optional(z.coerce.number().min(0).max(600)),
  GRACE_SECONDS: optional(z.coerce.number().min(1).max(3600)),
  TRUST_PROXY: optional(
    z.string().transform((text, { addIssue }) => {
      const trusted = readTrustedProxies(text)
      if (trusted === undefined)
        addIssue('write true, false, a number of proxies, or networks such as 10.0.0.0/8')
      return trusted ?? 0
    }),
  ),
  DATA_FOLDER: optional(z.string()),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  REDESIGNS_PER_WORKER: optional(z.coerce.number().int().min(1).max(64)),
  KEEP_MESSAGES_DAYS: optional(z.coerce.number().int().min(1).max(3650)),
  BACKUP_FOLDER: optional(z.string()),
  BACKUP_DAYS: optional(z.coerce.number().int().min(1).max(3650)),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_DIRECT_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_CA_FILE: optional(z.string()),
  DATABASE_POOL_SIZE: optional(z.coerce.number().int().min(2).max(500)),
  DATABASE_STATEMENT_SECONDS: optional(z.coerce.number().min(1).max(3600)),
  DATABASE_CONNECT_SECONDS: optional(z.coerce.number().min(1).max(600)),
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
  SURFACE_NETWORK: optional(z.string()),
  S3_BUCKET: optional(z.string().min(1)),
  S3_REGION: optional(z.string().min(1)),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_PUBLIC_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_ACCESS_KEY_ID: optional(z.string().min(1)),
  S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),
  STRIPE_SECRET_KEY: optional(z.string().min(1)),
  STRIPE_WEBHOOK_SECRET: optional(z.string().min(1)),
  STRIPE_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  TEST_CHECKOUT: optional(z.stringbool()),
})
export type Variables = z.infer<typeof variablesSchema>
