import { openEngines } from '#app/platform/ai/engines.ts'
import { sparingBackups } from '#app/platform/backup/deletions.ts'
import { openDatabase } from '#app/platform/database/database.ts'
import { migrateDatabase } from '#app/platform/database/migrate.ts'
import { type Environment, readEnvironment } from '#app/platform/env/environment.ts'
import { rolesInWords } from '#app/platform/env/process-roles.ts'
import { releaseName } from '#app/platform/env/release.ts'
import { longestStop } from '#app/platform/env/stop-times.ts'
import type { Jobs } from '#app/platform/jobs/jobs.ts'
import { openJobs } from '#app/platform/jobs/open-jobs.ts'
import { openLimits } from '#app/platform/limits/rate-limits.ts'
import { createLog, type Log } from '#app/platform/log/log.ts'
import { openMailServer } from '#app/platform/mail/mail-server.ts'
import { openMetrics } from '#app/platform/metrics/metrics.ts'
import { openStorage } from '#app/platform/storage/open-storage.ts'
import { openStripe } from '#app/platform/stripe/stripe.ts'
import { openTracing } from '#app/platform/tracing/open-tracing.ts'
import { traceQueries } from '#app/platform/tracing/trace-queries.ts'
import { type ApplicationBuild, openDevelopmentBuild, openProductionBuild } from './application-build.ts'
import { openDatabaseServer } from './database-server.ts'
import { greeting, greetingForLog } from './greeting.ts'
import { openPageCache } from './guest-pages/page-cache.ts'
import { httpListener } from './http-server.ts'
import { readingsOf, startMonitoring } from './monitoring.ts'
import { lowerPriority } from './process-priority.ts'
import { createShutdown, type Shutdown } from './shutdown.ts'
import { openWeb } from './web-role.ts'

/**
 * Runs the process until a stop signal.
 *
 * @param options.development serves with hot reload instead of the built application
 */
export async function main({ development }: { development: boolean }): Promise<void> {
  let environment: Environment
  try {
    environment = readEnvironment(process.env, process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
  const log = createLog(environment.logLevel, {
    role: rolesInWords(environment.roles),
    version: releaseName(environment.release),
  })
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error')
    process.exit(1)
  })
  const shutdown = createShutdown(log, longestStop(environment))
  try {
    await start(environment, log, shutdown, development)
  } catch (error) {
    // A stop during the start closes parts that the rest of the start needs.
    if (shutdown.isStopping()) return
    log.fatal({ err: error }, 'could not start')
    process.stderr.write(`Casabloom could not start: ${(error as Error).message}\n`)
    await shutdown.stop(1)
  }
}

async function start(environment: Environment, log: Log, shutdown: Shutdown, development: boolean) {
  if (worksBehind(environment)) lowerPriority(log)
  const web = environment.roles.web ? await openWeb(environment, log, shutdown) : undefined
  const databaseServer = await openDatabaseServer(environment, log)
  shutdown.addPart('database server', databaseServer.stop)
  databaseServer.lost.then(() => shutdown.stop(1, 'the database server ended by itself'))
  await migrateDatabase(databaseServer.directUrl)

  const connection = openDatabase(databaseServer.url, {
    size: environment.database.poolSize,
    connectLimit: environment.database.connectLimit,
    statementLimit: environment.database.directUrl ? undefined : environment.database.statementLimit,
    // Only the message, because the error object contains the whole connection.
    onError: ({ message }) => log.error({ message }, 'database connection'),
  })
  shutdown.addPart('database connections', connection.close)
  const { metrics, tracing } = await openMeasurements(environment)
  shutdown.addPart('traces', tracing.close)
  traceQueries(connection.pool, tracing)
  metrics.watchPool(connection.pool)
  const jobs = await openJobs(
    environment.roles.worker ? databaseServer.directUrl : databaseServer.url,
    { log, metrics, tracing },
    { supervise: environment.roles.worker },
  )
  shutdown.addWork('jobs', () => jobs.stop(environment.stopTimes.jobs))
  shutdown.addPart('job tables', jobs.close)

  const build = development ? await openDevelopmentBuild() : await openProductionBuild()
  shutdown.addPart('build', build.close)
  const { application } = await build.load()
  const services = application.createServices({
    environment,
    log,
    metrics,
    tracing,
    database: connection.database,
    jobs,
    storage: sparingBackups(await openStorage(environment), connection.pool),
    limits: openLimits(connection.pool),
    ai: openEngines({
      surfaceNetwork: environment.surfaceNetwork,
      onSurfaceProblem: (problem) => log.warn({ problem }, 'surfaces are found without the network'),
    }),
    stripe: await openStripe(environment.payments),
    mailServer: openMailServer(environment),
  })
  shutdown.addPart('mail server', () => services.mailServer?.close())
  let isStarting = true
  if (environment.monitoring.port !== undefined) {
    const monitoring = await startMonitoring(services, readingsOf(build, services), () =>
      shutdown.isStopping() ? 'stopping' : isStarting ? 'starting' : undefined,
    )
    shutdown.addPart('monitoring', monitoring.stop)
  }
  await jobs.prepare(application.workers.map((worker) => worker.queue))
  const notes = await application.prepareContent(services)

  if (environment.roles.worker) {
    await startWorkers(jobs, build, services)
    shutdown.addWork('mail', application.startDelivery(services).stop)
  }
  const cache = web && !development ? openPageCache(databaseServer.directUrl, log) : undefined
  if (cache) shutdown.addPart('cached pages', cache.close)
  await web?.serve(httpListener(environment, build, services, shutdown.isStopping, cache))
  isStarting = false
  const parts = await application.connectedParts(services)
  for (const { name, problem } of parts)
    if (problem) log.warn({ part: name, problem }, 'part cannot be reached')
  if (process.stdout.isTTY) process.stdout.write(greeting(environment, notes, parts))
  else log.info(greetingForLog(environment, notes, parts), 'ready')
}

/** Opens metrics and traces with the process's version and roles. */
async function openMeasurements({ release, roles, traceCollector }: Environment) {
  const about = { version: releaseName(release), role: rolesInWords(roles) }
  const metrics = openMetrics()
  metrics.describeProcess(about)
  return { metrics, tracing: await openTracing(traceCollector, about) }
}

/** Whether this process only runs jobs, so that it should yield to pages and databases on the same machine. */
const worksBehind = ({ roles, databaseUrl }: Environment) => !roles.web && databaseUrl !== undefined

/** Starts the workers. Looks up the code for every run, so that development runs the edited job. */
async function startWorkers(
  jobs: Jobs,
  build: ApplicationBuild,
  services: Parameters<ApplicationBuild['respond']>[1],
) {
  const { application } = await build.load()
  await jobs.work(application.workers, services, async (name) => {
    const worker = (await build.load()).application.workers.find((each) => each.queue.name === name)
    if (!worker) throw new Error(`No worker for the queue ${name}`)
    return worker
  })
}
