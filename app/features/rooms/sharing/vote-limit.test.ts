import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestServices } from '#tests/builders/services.ts'
import { voteForVersion } from './commands/vote-for-version.server.ts'

test('all addresses of one IPv6 network share the limit of votes', async () => {
  await using app = await createTestServices()
  const vote = (address: string) =>
    voteForVersion(app.services, 'no link', { redesignId: randomUUID(), voter: randomUUID() }, address)
  for (let device = 0; device < 30; device++)
    await expect(vote(`2001:db8::${device}`)).rejects.toMatchObject({ code: 'link_ended' })
  await expect(vote('2001:db8::ffff')).rejects.toMatchObject({ code: 'too_many_attempts' })
  await expect(vote('2001:db8:0:1::1')).rejects.toMatchObject({ code: 'link_ended' })
})
