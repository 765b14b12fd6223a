import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { allGone, type OwnerProcess, processesOf, startOwner } from '#tests/database/owner-process.ts'
import { query, startForTest, temporaryFolder } from '#tests/database/temporary-database.ts'

/** More rounds for a manual test: `KILL_ROUNDS=50 vitest run lifetime --reporter=verbose`. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1)

/** Processes killed together with the owner, each case worse than the one before. */
const ALSO_KILLED: Record<string, (owner: OwnerProcess) => number[]> = {
  'nothing else': () => [],
  'the watchdog': (owner) => processesOf(owner).watchdog,
  'watchdog and server': (owner) => [...processesOf(owner).watchdog, owner.serverPid],
  everything: (owner) => Object.values(processesOf(owner)).flat(),
}

const dataFolder = temporaryFolder({}, afterAll)

test('the server ends when its owner is killed', async () => {
  const owner = await startOwner({ dataFolder })
  const before = processesOf(owner)
  // A process that the server has just started has the server's name for a moment.
  expect(before.server).toContain(owner.serverPid)
  expect(before.watchdog).toHaveLength(1)
  await owner.kill()
  await allGone(owner)
})

test('acknowledged rows survive kill -9 during writes', { timeout: 60_000 + ROUNDS * 15_000 }, async ({
  annotate,
}) => {
  const server = await startForTest({ dataFolder })
  await query(server.url, 'CREATE TABLE written (id text PRIMARY KEY)')
  await server.stop()

  const acknowledged = new Set<string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, alsoKilled] of Object.entries(ALSO_KILLED)) {
      const task = [name === 'watchdog and server' ? 'busy' : 'write', `${round} ${name}`]
      const owner = await startOwner({ dataFolder, task })
      while (owner.acknowledged().length < 100) await sleep(10)
      await sleep(Math.random() * 200)
      await owner.kill(alsoKilled(owner))
      for (const id of owner.acknowledged()) acknowledged.add(id)

      const started = performance.now()
      const next = await startForTest({ dataFolder })
      const startMs = Math.round(performance.now() - started)
      await allGone(owner)
      const rows = await query<{ id: string }>(next.url, 'SELECT id FROM written')
      const found = new Set(rows.map(({ id }) => id))
      const lost = [...acknowledged].filter((id) => !found.has(id))
      await query(next.url, 'REINDEX TABLE written')
      await next.stop()
      await annotate(
        `${name}: next start ${startMs} ms, ${acknowledged.size} acknowledged, ${lost.length} lost`,
      )
      expect(lost).toEqual([])
    }
  }
})
