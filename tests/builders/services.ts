/** The product's services on a database of their own, for tests of commands, queries and jobs. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import * as application from '#app/application.server.ts'
import { openImageAi } from '#app/platform/ai/engines.ts'
import { openDatabase } from '#app/platform/database/database.ts'
import { type Environment, readEnvironment } from '#app/platform/env/environment.ts'
import { openLimits } from '#app/platform/limits/limits.ts'
import { createLog } from '#app/platform/log/log.ts'
import { openMailServer } from '#app/platform/mail/mail-server.ts'
import type { Platform } from '#app/platform/platform.ts'
import type { Services } from '#app/platform/services.ts'
import { openFolderStorage } from '#app/platform/storage/folder-storage.ts'
import { openStripe } from '#app/platform/stripe/stripe.ts'
import { createTestDatabase } from '#tests/database/test-server.ts'
import { openTestJobs } from './jobs.ts'

/** An image model is configured, so that redesigns are charged and credits sold; it must not be asked. */
export const WITH_IMAGE_MODEL = { OPENAI_API_KEY: 'sk-never-asked', OPENAI_BASE_URL: 'http://127.0.0.1:9' }

export interface TestServices extends AsyncDisposable {
  services: Services
  /** Works every job that is due, also those that jobs add, and resolves when none is left. */
  runJobs(): Promise<void>
}

export interface TestOptions {
  /** Variables as in the process's environment, over the defaults. */
  variables?: Record<string, string>
  /** Parts of the platform to stand in for the real ones, e.g. a room editor. */
  platform?: Partial<Platform>
}

/**
 * Opens services on a fresh copy of the migrated database, with pictures in a temporary folder and a silent log.
 * Use it with `await using`: the database and the folder go when the test ends.
 */
export async function createTestServices(options: TestOptions = {}): Promise<TestServices> {
  await using opened = new AsyncDisposableStack()
  const folder = mkdtempSync(path.join(tmpdir(), 'casabloom-test-'))
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  const copy = await createTestDatabase(inject('databaseServerUrl'))
  opened.defer(copy.drop)
  const environment = testEnvironment(folder, copy.url, options.variables)
  const log = createLog(environment.logLevel)
  const connection = openDatabase(copy.url, { size: 10, onError: (error) => log.error(error) })
  opened.defer(connection.close)
  const jobs = openTestJobs(copy.url, log, application.workers)
  opened.defer(() => jobs.stop(0))
  const services = application.createServices({
    environment,
    log,
    database: connection.database,
    jobs,
    storage: openFolderStorage(path.join(folder, 'pictures')),
    limits: openLimits(connection.pool),
    imageAi: openImageAi(),
    stripe: await openStripe(environment.payments),
    mailServer: openMailServer(environment),
    ...options.platform,
  })
  await application.prepareContent(services)
  const kept = opened.move()
  return {
    services,
    runJobs: () => jobs.runAll(services),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

function testEnvironment(folder: string, databaseUrl: string, variables = {}): Environment {
  return readEnvironment({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_FOLDER: folder,
    DATABASE_URL: databaseUrl,
    SECRET: 'only-for-tests-only-for-tests-only',
    ADMIN_PASSWORD: 'only-for-tests',
    ...variables,
  })
}
