/** The product's services on a given database, of a test or of the run's template. */
import path from 'node:path'
import * as application from '#app/application.server.ts'
import { openEngines } from '#app/platform/ai/engines.ts'
import { openDatabase } from '#app/platform/database/database.ts'
import { type Environment, readEnvironment } from '#app/platform/env/environment.ts'
import { openLimits } from '#app/platform/limits/rate-limits.ts'
import { createLog } from '#app/platform/log/log.ts'
import { openMailServer } from '#app/platform/mail/mail-server.ts'
import { openMetrics } from '#app/platform/metrics/metrics.ts'
import type { Platform } from '#app/platform/platform.ts'
import type { Services } from '#app/platform/services.ts'
import { openFolderStorage } from '#app/platform/storage/folder-storage.ts'
import { openStripe } from '#app/platform/stripe/stripe.ts'
import { traceQueries } from '#app/platform/tracing/trace-queries.ts'
import { NO_TRACING } from '#app/platform/tracing/tracing.ts'
import { openTestJobs } from './jobs.ts'

export interface TestOptions {
  /** Environment variables that override the defaults. */
  variables?: Record<string, string>
  /** Replacements for parts of the platform, for example a room editor. */
  platform?: Partial<Platform>
}

export interface OpenServices extends AsyncDisposable {
  services: Services
  /** Runs every due job, including those that jobs enqueue, until none is left. */
  runJobs(): Promise<void>
}

/**
 * Opens services with a silent log. The database may be empty but for its tables.
 *
 * @param url of a migrated database
 * @param folder for the pictures
 */
export async function openServices(
  url: string,
  folder: string,
  options: TestOptions = {},
): Promise<OpenServices> {
  await using opened = new AsyncDisposableStack()
  const environment = testEnvironment(folder, url, options.variables)
  const {
    log = createLog(environment.logLevel, { role: 'test', version: 'test' }),
    metrics = openMetrics(),
    tracing = NO_TRACING,
  } = options.platform ?? {}
  const connection = openDatabase(url, { size: 10, onError: (error) => log.error(error) })
  opened.defer(connection.close)
  traceQueries(connection.pool, tracing)
  const jobs = openTestJobs(url, { log, metrics, tracing }, application.workers)
  opened.defer(jobs.close)
  opened.defer(() => jobs.stop(0))
  const services = application.createServices({
    environment,
    log,
    metrics,
    tracing,
    database: connection.database,
    jobs,
    storage: openFolderStorage(picturesIn(folder)),
    limits: openLimits(connection.pool),
    ai: openEngines({
      surfaceNetwork: environment.surfaceNetwork,
      onSurfaceProblem: (problem) => log.warn({ problem }, 'surfaces are found without the network'),
    }),
    stripe: await openStripe(environment.payments),
    mailServer: openMailServer(environment),
    ...options.platform,
  })
  opened.defer(() => services.mailServer?.close())
  const kept = opened.move()
  return {
    services,
    runJobs: () => jobs.runAll(services),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** The folder of the pictures within a services' folder. */
export const picturesIn = (folder: string) => path.join(folder, 'pictures')

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
