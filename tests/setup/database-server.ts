/** Once per test run: a database server, and a template with the first content, which each test copies. */
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { prepareContent, workers } from '#app/application.server.ts'
import { migrateDatabase } from '#app/platform/database/migrate.ts'
import { openServices, picturesIn } from '../builders/open-services.ts'
import { startTestServer } from '../database/test-server.ts'
import { makeThrowAwayFolder } from '../database/throw-away-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: {
      /** Connection string of the run's server, for `createTestDatabase`. */
      url: string
      /** Folder of the first content's pictures. */
      pictures: string
    }
  }
}

export default async function setup(project: TestProject) {
  const folder = makeThrowAwayFolder()
  const server = await startTestServer(async (url) => {
    await migrateDatabase(url)
    const content = await openServices(url, folder)
    await prepareContent(content.services)
    await content.services.jobs.prepare(workers.map(({ queue }) => queue))
    await content[Symbol.asyncDispose]()
  })
  project.provide('template', { url: server.url, pictures: picturesIn(folder) })
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
