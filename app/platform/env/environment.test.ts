import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from './environment.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'casabloom-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('every variable may be missing or empty, and the secret stays the same', () => {
  const DATA_FOLDER = temporaryFolder()
  const first = readEnvironment({ DATA_FOLDER })
  expect(first).toMatchObject({
    port: 3000,
    appUrl: 'http://localhost:3000',
    siteName: 'Casabloom',
    roles: { web: true, worker: true },
    databaseUrl: undefined,
    openAi: undefined,
  })
  expect(first.secret.length).toBeGreaterThanOrEqual(32)
  expect(readEnvironment({ DATA_FOLDER, PORT: '', DATABASE_URL: '', OPENAI_API_KEY: '' })).toEqual(first)
})

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['APP_URL', 'casabloom.example'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://localhost/rooms'],
  ['SECRET', 'short'],
  ['ADMIN_EMAIL', 'nobody'],
  ['TRUST_PROXY', 'perhaps'],
])('%s=%s is refused in one line that names it', (name, value) => {
  const read = () => readEnvironment({ DATA_FOLDER: temporaryFolder(), [name]: value })
  expect(read).toThrow(new RegExp(`^The environment variable ${name} is wrong: [^\\n]+$`))
})

test("without a secret, a database of one's own stops the start in production", () => {
  const DATA_FOLDER = temporaryFolder()
  const variables = { DATA_FOLDER, DATABASE_URL: 'postgres://casabloom@db/casabloom' }
  expect(() => readEnvironment({ ...variables, NODE_ENV: 'production' })).toThrow(
    /^SECRET is missing, which DATABASE_URL needs in production: [^\n]+$/,
  )
  const { secret } = readEnvironment(variables)
  expect(() => readEnvironment({ ...variables, NODE_ENV: 'production' })).toThrow(
    `until now it was the text in ${DATA_FOLDER}/secret`,
  )
  expect(readEnvironment({ ...variables, NODE_ENV: 'production', SECRET: secret }).secret).toBe(secret)
})

test('a read-only data folder stops the start with a one-sentence message', () => {
  const file = path.join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  expect(() => readEnvironment({ DATA_FOLDER: path.join(file, 'data') })).toThrow(
    /^The data folder .*file\/data cannot be written \(ENOTDIR\): [^\n]+$/,
  )
})

test('a private certificate authority becomes a libpq parameter of the address', () => {
  const file = path.join(temporaryFolder(), 'ca.pem')
  const variables = { DATA_FOLDER: temporaryFolder(), DATABASE_URL: 'postgres://casabloom@db/casabloom' }
  expect(() => readEnvironment({ ...variables, DATABASE_CA_FILE: file })).toThrow(
    `The environment variable DATABASE_CA_FILE is wrong: there is no file ${file}.`,
  )
  writeFileSync(file, '')
  const { databaseUrl } = readEnvironment({ ...variables, DATABASE_CA_FILE: file })
  expect(databaseUrl).toBe(
    `postgres://casabloom@db/casabloom?sslmode=verify-full&sslrootcert=${encodeURIComponent(file)}`,
  )
})

test('roles come from the command line, or else from ROLES', () => {
  const variables = { DATA_FOLDER: temporaryFolder(), ROLES: 'web' }
  expect(readEnvironment(variables).roles).toEqual({ web: true, worker: false })
  expect(readEnvironment(variables, ['--roles=worker']).roles).toEqual({ web: false, worker: true })
  expect(() => readEnvironment(variables, ['--roles=cook'])).toThrow('Unknown role "cook"')
})
