/** A version that an image model made, and its design board. */

import { openBoard } from '#app/features/rooms/board/commands/open-board.server.ts'
import { thingSearchWorker } from '#app/features/rooms/board/jobs.server.ts'
import { boardPage } from '#app/features/rooms/board/queries/board-page.server.ts'
import { designBoards } from '#app/features/rooms/board/tables.server.ts'
import type { Services } from '#app/platform/services.ts'
import { startFakeOpenAi } from '../fakes/openai-server.ts'
import { createActor } from './members.ts'
import { stateOf, uploadOne } from './rooms.ts'
import { createTestServices } from './services.ts'

/** A job's only attempt. */
export const ATTEMPT = { jobId: 'x', retryCount: 0, last: false, signal: new AbortController().signal }

/** Makes the version, and runs the search for things in it on request. Use it with `await using`. */
export async function madeRoom() {
  await using stack = new AsyncDisposableStack()
  const provider = stack.use(await startFakeOpenAi())
  const variables = { OPENAI_API_KEY: 'sk-fake-key', OPENAI_BASE_URL: provider.baseUrl }
  const app = stack.use(await createTestServices({ variables }))
  const { services } = app
  const ada = await createActor(services)
  await uploadOne(services, ada)
  await app.runJobs()
  const redesignId = (await stateOf(services, ada)).room.redesigns[0]!.id
  await openBoard(services, ada, { redesignId })
  const kept = stack.move()
  return {
    ...{ provider, app, services, ada, redesignId },
    lists: () => provider.looks.filter(({ about }) => about === 'listed_things'),
    page: async () => (await boardPage(services, ada, redesignId))!,
    work: async (own: Services = services, attempt = ATTEMPT) => {
      const [board] = await services.database.select().from(designBoards)
      await thingSearchWorker.run(own, { redesignId, searchId: board!.searchId! }, attempt)
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}
