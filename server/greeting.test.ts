import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '#app/platform/env/environment.ts'
import { greeting } from './greeting.ts'

test.each([
  [{}, 'test checkout'],
  [{ NODE_ENV: 'production', APP_URL: 'https://casabloom.example' }, 'not set up'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'Stripe'],
])('with %o, whoever starts the product reads how credits are paid: %s', (variables, words) => {
  const DATA_FOLDER = mkdtempSync(path.join(tmpdir(), 'casabloom-'))
  onTestFinished(() => rmSync(DATA_FOLDER, { recursive: true }))
  const environment = readEnvironment({ DATA_FOLDER, ...variables })
  expect(greeting(environment, { administrator: undefined })).toMatch(new RegExp(`Payments +.*${words}`))
})

test('without a configured model the redesign line names none', () => {
  const DATA_FOLDER = mkdtempSync(path.join(tmpdir(), 'casabloom-'))
  onTestFinished(() => rmSync(DATA_FOLDER, { recursive: true }))
  const environment = readEnvironment({ DATA_FOLDER, OPENAI_API_KEY: 'sk-fake-key' })
  expect(greeting(environment, { administrator: undefined })).toMatch(/Redesign +OpenAI images\n/)
})
