import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createActor } from './members.ts'
import { scriptedEditor, workedBy } from './room-editors.ts'
import { stateOf, uploadOne } from './rooms.ts'
import { createTestServices } from './services.ts'

/** Milliseconds; workers poll for jobs every second. */
const LONG_ENOUGH = 1500

test('a job added after the workers’ turn waits for the next turn', async () => {
  await using app = await createTestServices({ platform: workedBy(scriptedEditor()) })
  await app.runJobs()
  const ada = await createActor(app.services)
  await uploadOne(app.services, ada)
  await sleep(LONG_ENOUGH)
  expect((await stateOf(app.services, ada)).room.redesigns).toEqual([])
  await app.runJobs()
  expect((await stateOf(app.services, ada)).room.redesigns).toHaveLength(1)
})
