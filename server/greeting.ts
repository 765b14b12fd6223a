import { readFileSync } from 'node:fs'
import type { Environment } from '#app/platform/env/environment.ts'

/** What `prepareContent` reports to the operator. */
export interface StartNotes {
  /** Only at the very first start, and when the password was reset. */
  administrator: { email: string; password: { madeUp: string } | 'from environment' | 'own' } | undefined
}

const PAYMENTS = {
  stripe: 'Stripe',
  test: 'built in (a test checkout that charges nothing)',
  off: 'not set up (nothing can be bought)',
}

/** The lines printed once the product is ready. */
export function greeting(environment: Environment, notes: StartNotes): string {
  const { roles, databaseUrl, openAi, smtp, dataFolder } = environment
  const lines = [
    '',
    `  ${environment.siteName} ${version()} is ready`,
    '',
    roles.web ? `  Address    ${environment.appUrl}` : '  Address    none: this process only works jobs',
    `  Data       ${dataFolder}`,
    `  Database   ${databaseUrl ? 'DATABASE_URL' : 'built in (PostgreSQL in the data folder)'}`,
    `  Mail       ${smtp ? `from ${smtp.from}` : 'built in (e-mails wait in the outbox)'}`,
    `  Payments   ${PAYMENTS[environment.payments.mode]}`,
    `  Redesign   ${openAi ? `OpenAI images${openAi.imageModel ? `, ${openAi.imageModel}` : ''}` : 'built in (palette preview)'}`,
  ]
  if (notes.administrator) {
    const { email, password } = notes.administrator
    lines.push('', `  Administrator   ${email}   password   ${inWords(password)}`)
    lines.push('  This sign-in is shown only once. Lost it? Start with --reset-administrator-password.')
  }
  return `${lines.join('\n')}\n\n`
}

function inWords(password: NonNullable<StartNotes['administrator']>['password']): string {
  if (typeof password === 'object') return password.madeUp
  return password === 'own' ? 'the one of this account' : 'the one in ADMIN_PASSWORD'
}

const version = () =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string })
    .version
