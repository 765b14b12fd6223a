import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '#app/platform/env/environment.ts'
import { greeting, greetingForLog } from './greeting.ts'

function environmentWith(variables: Record<string, string>) {
  const DATA_FOLDER = mkdtempSync(path.join(tmpdir(), 'casabloom-'))
  onTestFinished(() => rmSync(DATA_FOLDER, { recursive: true }))
  return readEnvironment({ DATA_FOLDER, ...variables })
}

const notes = { administrator: { email: 'boss@example.com', password: { madeUp: 'rosebud-rosebud-' } } }
const mail = {
  name: 'Mail' as const,
  is: 'from hello@example.com',
  problem: 'connect ECONNREFUSED 127.0.0.1:9',
}

test('a terminal shows each part’s state, and the password', () => {
  const text = greeting(environmentWith({}), notes, [mail])
  expect(text).toContain(
    'Mail       from hello@example.com (cannot be reached: connect ECONNREFUSED 127.0.0.1:9)\n',
  )
  expect(text).toContain('boss@example.com   password   rosebud-rosebud-\n')
})

test('a log shows the same facts without the password', () => {
  const fields = greetingForLog(environmentWith({}), notes, [mail])
  expect(fields).toMatchObject({
    address: 'http://localhost:3000',
    parts: { mail: 'from hello@example.com (cannot be reached: connect ECONNREFUSED 127.0.0.1:9)' },
    administrator: 'boss@example.com',
  })
  expect(JSON.stringify(fields)).not.toContain('rosebud')
})
