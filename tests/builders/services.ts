/** The product's services on their own database, for tests of commands, queries and jobs. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { prepareContent } from '#app/application.server.ts'
import { createTestDatabase } from '#tests/database/test-server.ts'
import { type OpenServices, openServices, picturesIn, type TestOptions } from './open-services.ts'

/** Configures an image model, so that redesigns are charged and credits sold. It must not be called. */
export const WITH_IMAGE_MODEL = { OPENAI_API_KEY: 'sk-never-asked', OPENAI_BASE_URL: 'http://127.0.0.1:9' }

export type TestServices = OpenServices
export type { TestOptions }

/**
 * Opens services on a fresh copy of the database with its first content, with pictures in a temporary folder. Use it
 * with `await using`, which removes database and folder when the test ends.
 */
export async function createTestServices(options: TestOptions = {}): Promise<TestServices> {
  await using opened = new AsyncDisposableStack()
  const folder = mkdtempSync(path.join(tmpdir(), 'casabloom-test-'))
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  const { url, pictures } = inject('template')
  cpSync(pictures, picturesIn(folder), { recursive: true })
  const copy = await createTestDatabase(url)
  opened.defer(copy.drop)
  const { services, runJobs } = opened.use(await openServices(copy.url, folder, options))
  if (options.variables?.ADMIN_EMAIL) {
    // The template has an administrator with the default address.
    await copy.execute('DELETE FROM users')
    await prepareContent(services)
  }
  const kept = opened.move()
  return { services, runJobs, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}
