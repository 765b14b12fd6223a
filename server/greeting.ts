import type { ConnectedPart } from '#app/platform/connected-part.ts'
import type { Environment } from '#app/platform/env/environment.ts'
import { releaseName } from '#app/platform/env/release.ts'

/** What `prepareContent` reports to the operator. */
export interface StartNotes {
  /** Present until somebody has signed in with a generated password, and after a password reset. */
  administrator: { email: string; password: { madeUp: string } | 'from environment' | 'own' } | undefined
}

/** The lines that a terminal shows once the product is ready. */
export function greeting(environment: Environment, notes: StartNotes, parts: ConnectedPart[]): string {
  const { roles, databaseUrl, dataFolder } = environment
  const lines = [
    '',
    `  ${environment.siteName} ${releaseName(environment.release)} is ready`,
    '',
    row('Address', roles.web ? environment.appUrl : 'none: this process only works jobs'),
    row('Data', dataFolder),
    row('Database', databaseUrl ? 'DATABASE_URL' : 'built in (PostgreSQL in the data folder)'),
    ...parts.map((part) => row(part.name, stateOf(part))),
  ]
  if (notes.administrator) {
    const { email, password } = notes.administrator
    lines.push('', `  Administrator   ${email}   password   ${inWords(password)}`)
    if (typeof password === 'object')
      lines.push(
        '  Shown until somebody has signed in with it. Lost it? Start with --reset-administrator-password.',
      )
  }
  return `${lines.join('\n')}\n\n`
}

const row = (name: string, value: string) => `  ${name.padEnd(10)} ${value}`

const stateOf = ({ is, problem }: ConnectedPart) =>
  problem === undefined ? is : `${is} (cannot be reached: ${problem})`

function inWords(password: NonNullable<StartNotes['administrator']>['password']): string {
  if (typeof password === 'object') return password.madeUp
  return password === 'own' ? 'the one of this account' : 'the one in ADMIN_PASSWORD'
}

/** The same facts for a log, without the password. */
export function greetingForLog(environment: Environment, notes: StartNotes, parts: ConnectedPart[]): object {
  const madeUp = typeof notes.administrator?.password === 'object'
  return {
    address: environment.roles.web ? environment.appUrl : undefined,
    parts: Object.fromEntries(parts.map((part) => [part.name.toLowerCase(), stateOf(part)])),
    administrator: notes.administrator?.email,
    ...(madeUp && {
      signIn: 'set ADMIN_PASSWORD, or start once in a terminal, which shows the password that was made up',
    }),
  }
}
