import { type ActionFunctionArgs, data } from 'react-router'
import { submitIntake } from '#app/features/consultations/intake/commands/submit-intake.server.ts'
import { openIntakeLink } from '#app/features/consultations/intake/queries/intake-link.server.ts'
import { type IntakeFields, intakeFields } from '#app/features/consultations/intake/rules/intake-form.ts'
import { MAX_INTAKE_PHOTOS } from '#app/features/consultations/intake/rules/intake-sections.ts'
import type { GuestFormReply } from '#app/features/guest-forms/rules/problem.ts'
import { servicesContext } from '#app/platform/services.ts'
import { refuseGuestForm } from '../forms/guest-form.server.ts'
import { readPhotoForm } from '../forms/photo-form.server.ts'

const FAILED = 'There was an error submitting your form. Please try again.'

const PHOTO_FIELDS = ['currentSpacePhotos', 'inspirationImages'] as const

/** Handles the intake form. Refuses a link that does not work before reading any photo. */
export async function intakeAction({ request, params, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext)
  const token = params.token ?? ''
  let values: IntakeFields | undefined
  try {
    await openIntakeLink(services.database, token)
    const form = await readPhotoForm({ request, context }, PHOTO_FIELDS, 2 * MAX_INTAKE_PHOTOS)
    values = intakeFields((name) => form.fields.getAll(name))
    if (form.refusal) throw form.refusal
    const { currentSpacePhotos = [], inspirationImages = [] } = form.photos
    await submitIntake(services, { token, fields: values, photos: { currentSpacePhotos, inspirationImages } })
    // Returned explicitly, because without scripts the page loads again and finds its link used up.
    return data<GuestFormReply<IntakeFields | undefined>>({ sent: true }, { status: 200 })
  } catch (error) {
    return refuseGuestForm(context, undefined, error, values, FAILED)
  }
}
