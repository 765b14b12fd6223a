import { expect, test } from 'vitest'
import { createActor } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { searchEverything } from './global-search.server.ts'

test('people whose name or address begins with the text stand before those who only contain it', async () => {
  await using test = await createTestServices()
  const { services } = test
  await createActor(services, { name: 'Quillon Ada', email: 'ada@example.com' })
  await createActor(services, { name: 'Ben', email: 'quillon.ben@example.com' })
  for (const name of ['Chi', 'Dee', 'Eva', 'Flo', 'Gus'])
    await createActor(services, { name: `${name} Quillon` })
  const hits = await searchEverything(services.database, 'QUILLON')
  expect(hits.map(({ title }) => title)).toEqual([
    'Ben',
    'Quillon Ada',
    'Gus Quillon',
    'Flo Quillon',
    'Eva Quillon',
  ])
})
