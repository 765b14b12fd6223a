import { placeOf } from './place.ts'
import type { Finding, Rule } from './rule.ts'

/** Where a package may be imported. A folder ends with a slash. Unlisted packages may be used anywhere. */
const HOMES: Record<string, readonly string[]> = {
  '@aws-sdk/client-s3': ['app/platform/storage/'],
  '@base-ui/react': ['app/ui/'],
  '@fontsource/fraunces': ['app/platform/pictures/', 'app/ui/'],
  '@hono/node-server': ['server/'],
  '@react-email/render': ['app/platform/mail/', 'app/features/email/'],
  '@remix-run/multipart-parser': ['app/routes/forms/'],
  '@tiptap/core': ['app/ui/rich-text-editor/'],
  '@tiptap/react': ['app/ui/rich-text-editor/'],
  '@opentelemetry/api': ['app/platform/tracing/'],
  '@opentelemetry/exporter-trace-otlp-http': ['app/platform/tracing/'],
  '@opentelemetry/resources': ['app/platform/tracing/'],
  '@opentelemetry/sdk-trace': ['app/platform/tracing/'],
  'better-auth': ['app/platform/auth/'],
  'file-type': ['app/platform/pictures/'],
  flydrive: ['app/platform/storage/'],
  hono: ['server/'],
  isbot: ['app/entry.server.tsx', 'app/features/blog/reading/commands/'],
  'lru-cache': ['server/guest-pages/'],
  nodemailer: ['app/platform/mail/'],
  openai: ['app/platform/ai/'],
  'opentype.js': ['app/platform/pictures/'],
  'pg-boss': ['app/platform/jobs/'],
  'pg-copy-streams': ['app/platform/backup/'],
  pino: ['app/platform/log/'],
  'prom-client': ['app/platform/metrics/'],
  'proxy-addr': ['server/', 'app/platform/env/'],
  'rate-limiter-flexible': ['app/platform/limits/'],
  'sanitize-html': ['app/platform/html/'],
  sharp: ['app/platform/pictures/', 'app/platform/ai/'],
  sonner: ['app/ui/'],
  stripe: ['app/platform/stripe/'],
}

const DATABASE_PACKAGES = ['drizzle-orm', 'pg']
const DATABASE_PARTS = ['tables', 'queries', 'commands', 'jobs', 'personal-data']
const DATABASE_HOMES = [
  'app/platform/database/',
  'app/platform/jobs/',
  'app/platform/counts/',
  'app/platform/limits/',
  'app/platform/auth/',
  'app/platform/metrics/',
  'app/platform/backup/',
  'app/platform/tracing/',
]

/** Reports vendors' packages outside the folder that wraps them. */
export const packageHomes: Rule = ({ sources }) =>
  sources.flatMap((file) => {
    const { layer, isTest } = placeOf(file.path)
    if (isTest || layer === 'tools') return []
    return file.imports.flatMap(({ isPackage, target, line }): Finding[] => {
      const advice = isPackage && adviceFor(file.path, target)
      return advice ? [{ path: file.path, line, message: `imports ${target}: ${advice}` }] : []
    })
  })

function adviceFor(filePath: string, name: string): string | undefined {
  if (DATABASE_PACKAGES.includes(name)) {
    const { part } = placeOf(filePath)
    if (isIn(filePath, DATABASE_HOMES) || DATABASE_PARTS.includes(part ?? '')) return undefined
    return "the database is spoken to in a feature's tables, queries, commands, jobs and personal data only. Write a query or a command there and call it."
  }
  const homes = HOMES[name]
  if (!homes || isIn(filePath, homes)) return undefined
  return `this package is used in ${homes.join(' and ')} only. Use what that folder offers, or offer there what is missing.`
}

const isIn = (filePath: string, homes: readonly string[]) =>
  homes.some((home) => (home.endsWith('/') ? filePath.startsWith(home) : filePath === home))
