import { addTestimonial } from '#app/features/testimonials/commands/add-testimonial.server.ts'
import { deleteTestimonial } from '#app/features/testimonials/commands/delete-testimonial.server.ts'
import { setTestimonialVisible } from '#app/features/testimonials/commands/set-visible.server.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { success } from '../../../forms/reply.ts'
import { type IntentHandler, intents } from '../../../forms/run-intent.server.ts'

const visibility = (isVisible: boolean): IntentHandler<Administrator> => ({
  failed: 'Failed to update testimonial.',
  run: async (services, actor, { id = '' }) => {
    await setTestimonialVisible(services, actor, { id, isVisible })
    return success(isVisible ? 'Testimonial shown on the landing page' : 'Testimonial hidden')
  },
})

/** Administrators' actions on testimonials. */
export const TESTIMONIAL_INTENTS = intents(requireAdministrator, {
  add: {
    failed: 'Failed to add testimonial.',
    run: async (services, actor, { name = '', content = '', location, rating }) => {
      await addTestimonial(services, actor, { name, content, location, rating })
      return success('Testimonial added')
    },
  },
  show: visibility(true),
  hide: visibility(false),
  delete: {
    failed: 'Failed to delete testimonial.',
    run: async (services, actor, { id = '' }) => {
      await deleteTestimonial(services, actor, id)
      return success('Testimonial deleted')
    },
  },
})
