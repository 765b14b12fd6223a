import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { roomUploads } from '#app/features/rooms/tables.server.ts'
import { createActor } from '#tests/builders/members.ts'
import { uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { uploadPage } from './upload-list.server.ts'

test('the filter ’Multiple’ finds rooms in a blend of styles', async () => {
  await using test = await createTestServices()
  const { services } = test
  const ada = await createActor(services)
  await uploadOne(services, ada)
  const { id } = await uploadOne(services, ada)
  const blend = { userStylePreference: 'Japandi × Zen' }
  await services.database.update(roomUploads).set(blend).where(eq(roomUploads.id, id))
  const found = async (style: string) => {
    const { rows } = await uploadPage(services.database, { search: '', page: 1, size: 10, style })
    return rows.map((row) => row.style)
  }
  expect(await found('Multiple')).toEqual(['Japandi × Zen'])
  expect(await found('Japandi')).toEqual(['Japandi'])
})
