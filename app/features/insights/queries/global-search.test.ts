import { expect, test } from 'vitest'
import { blogPosts } from '#app/features/blog/tables.server.ts'
import { designerRequests, designIntakeSubmissions } from '#app/features/consultations/tables.server.ts'
import { websiteFeedback } from '#app/features/feedback/tables.server.ts'
import { createActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { searchEverything } from './global-search.server.ts'

test('the global search finds people, uploads, requests, intake forms, messages and posts', async () => {
  await using test = await createTestServices({ platform: workedBy(scriptedEditor()) })
  const { database } = test.services
  const ada = await createActor(test.services, { name: 'Quillon Ada', email: 'quillon@example.com' })
  await uploadOne(test.services, ada)
  const [request] = await database
    .insert(designerRequests)
    .values({ name: 'Ben Quillon', projectType: 'single_room', message: 'Help' })
    .returning()
  await database.insert(designIntakeSubmissions).values({
    designerRequestId: request!.id,
    clientName: 'Chi Quillon',
    clientEmail: 'chi@example.com',
    roomType: 'Bedroom',
  })
  await database
    .insert(blogPosts)
    .values({ title: 'The Quillon kitchen', slug: 'quillon', content: '<p>x</p>' })
  await database.insert(websiteFeedback).values({
    contactName: 'Dee Marsh',
    contactEmail: 'dee@example.com',
    feedbackText: 'Is Quillon blue?',
    status: 'resolved',
  })
  const hits = await searchEverything(database, 'QUILLON')
  expect(hits.map(({ kind, title }) => [kind, title])).toEqual([
    ['user', 'Quillon Ada'],
    ['upload', 'Living Room'],
    ['request', 'Ben Quillon'],
    ['intake', 'Chi Quillon'],
    ['message', 'Dee Marsh'],
    ['post', 'The Quillon kitchen'],
  ])
  expect(await searchEverything(database, 'q%n')).toEqual([])
})

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
