import { readFileSync } from 'node:fs'

/** Processes that share a database need the same secret. */
const withSecret = (own: Record<string, string | undefined>) =>
  own.DATABASE_URL ? { SECRET: 'only-for-journeys-only-for-journeys', ...own } : own

/**
 * The environment of a fresh machine: none of this machine's variables that the product could read, and no `.env`
 * file.
 *
 * @param own variables for the product
 */
export function productEnvironment(own: Record<string, string | undefined>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env
  // An empty variable counts as missing, and one that is set here is not read from `.env`.
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!)
  const nothing = Object.fromEntries(names.map((name) => [name, '']))
  return {
    ...nothing,
    PATH,
    HOME,
    TMPDIR,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '0',
    MALLOC_ARENA_MAX: '2',
    ...withSecret(own),
  }
}

/** Arguments of the product's process: together with `MALLOC_ARENA_MAX`, it takes the memory that `npm start` gives it. */
export const PRODUCT_ARGUMENTS = ['--max-semi-space-size=16', 'server/start.js']
