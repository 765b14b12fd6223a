import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { createAdministrator } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { addTestimonial } from './commands/add-testimonial.server.ts'
import { deleteTestimonial } from './commands/delete-testimonial.server.ts'
import { setTestimonialVisible } from './commands/set-visible.server.ts'
import { shownTestimonials, testimonialPage } from './queries.server.ts'

test('a testimonial is shown, newest first, until it is hidden or deleted, and each step is logged', async () => {
  await using test = await createTestServices()
  const { services } = test
  const admin = await createAdministrator(services)
  const first = await addTestimonial(services, admin, { name: ' Anna ', content: 'Lovely.', rating: '5' })
  const second = await addTestimonial(services, admin, {
    name: 'Ben',
    location: 'Bergen',
    content: 'Warm 100%.',
  })
  const shown = () => shownTestimonials(services.database)
  expect(await shown()).toMatchObject([
    { name: 'Ben', location: 'Bergen', rating: null },
    { name: 'Anna', location: null, rating: 5 },
  ])
  await setTestimonialVisible(services, admin, { id: second.id, isVisible: false })
  expect((await shown()).map(({ name }) => name)).toEqual(['Anna'])
  const found = await testimonialPage(services.database, { search: '100%', page: 1 })
  expect(found.rows.map(({ name }) => name)).toEqual(['Ben'])
  await deleteTestimonial(services, admin, first.id)
  expect(await shown()).toEqual([])
  await expect(deleteTestimonial(services, admin, first.id)).rejects.toThrow('no longer exists')
  const entries = await services.database.select().from(auditLog).where(eq(auditLog.actorId, admin.userId))
  expect(entries.map(({ action }) => action).sort()).toEqual([
    'testimonials.add',
    'testimonials.add',
    'testimonials.delete',
    'testimonials.hide',
  ])
})

test.each([
  [{ name: ' ', content: 'Lovely.' }, 'Please say who said it.'],
  [{ name: 'Anna', content: '' }, 'Please enter what was said.'],
  [{ name: 'Anna', content: 'x'.repeat(1001) }, 'Please keep it under 1000 characters.'],
  [{ name: 'Anna', content: 'Lovely.', rating: '6' }, 'one to five stars'],
])('%o is refused', async (input, message) => {
  await using test = await createTestServices()
  const admin = await createAdministrator(test.services)
  await expect(addTestimonial(test.services, admin, input)).rejects.toThrow(message)
  expect((await testimonialPage(test.services.database, { search: '', page: 1 })).total).toBe(0)
})
