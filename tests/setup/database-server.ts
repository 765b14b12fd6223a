/** Once per test run: a database server, and a migrated template that each test file copies. */
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#app/platform/database/migrate.ts'
import { openJobs } from '#app/platform/jobs/jobs.ts'
import { createLog } from '#app/platform/log/log.ts'
import { startTestServer } from '../database/test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the run's server, for `createTestDatabase`. */
    databaseServerUrl: string
  }
}

export default async function setup(project: TestProject) {
  const server = await startTestServer(async (url) => {
    await migrateDatabase(url)
    const jobs = await openJobs(url, createLog('silent'), { supervise: false })
    await jobs.stop(0)
  })
  project.provide('databaseServerUrl', server.url)
  return server.stop
}
