import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endPreviousServer } from './previous-server.ts'

/** A process id that does not exist here, as after a kill or in another container. */
const NOBODY = 2 ** 30

let folder: string
let server: Server

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'casabloom-socket-'))
  writeFileSync(path.join(folder, 'postmaster.pid'), `${NOBODY}\n`)
  server = createServer((client) => client.end())
  await new Promise<void>((listening) => server.listen(path.join(folder, '.s.PGSQL.5432'), listening))
})

afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a server that answers without a visible process runs in another container', async () => {
  await expect(endPreviousServer(folder)).rejects.toMatchObject({ code: 'EMBEDDED_PG_IN_USE' })
})

test('a killed server’s socket does not block the next start', async () => {
  setTimeout(() => server.close(), 300)
  await endPreviousServer(folder)
})
