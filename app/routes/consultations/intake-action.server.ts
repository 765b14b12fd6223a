import { type ActionFunctionArgs, data } from 'react-router'
import { submitIntake } from '#app/features/consultations/intake/commands/submit-intake.server.ts'
import { openIntakeLink } from '#app/features/consultations/intake/queries/intake-link.server.ts'
import {
  type IntakeFields,
  intakeFields,
  intakeProblem,
} from '#app/features/consultations/intake/rules/intake-form.ts'
import { MOST_INTAKE_PHOTOS } from '#app/features/consultations/intake/rules/intake-sections.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { FormProblem } from '#app/lib/form-problem.ts'
import { servicesContext } from '#app/platform/services.ts'
import { readPhotoForm } from './photo-form.server.ts'

/** What the form is told; with a refusal comes back what was typed. */
export interface IntakeReply {
  sent: boolean
  problem?: FormProblem
  values?: IntakeFields
}

const FAILED = {
  title: 'Submission Failed',
  message: 'There was an error submitting your form. Please try again.',
}

const PHOTO_FIELDS = ['currentSpacePhotos', 'inspirationImages'] as const

/** Takes the intake form. A link that opens nothing is refused before any photo is read. */
export async function intakeAction({ request, params, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext)
  const token = params.token ?? ''
  let values: IntakeFields | undefined
  try {
    await openIntakeLink(services.database, token)
    const form = await readPhotoForm({ request, context }, PHOTO_FIELDS, 2 * MOST_INTAKE_PHOTOS)
    values = intakeFields((name) => form.fields.getAll(name))
    if (form.refusal) throw form.refusal
    const { currentSpacePhotos = [], inspirationImages = [] } = form.photos
    await submitIntake(services, { token, fields: values, photos: { currentSpacePhotos, inspirationImages } })
    // Said here, because the page is loaded once more when there is no script, and finds its link used up.
    return data<IntakeReply>({ sent: true }, { status: 200 })
  } catch (error) {
    return refusal(error, values, (cause) => services.log.error({ err: cause }, 'intake form failed'))
  }
}

function refusal(error: unknown, values: IntakeFields | undefined, log: (error: unknown) => void) {
  const isKnown = error instanceof AppError
  if (!isKnown) log(error)
  const said = isKnown ? { title: error.title ?? FAILED.title, message: error.message } : FAILED
  const checked = values && intakeProblem(values)
  const problem = checked?.message === said.message ? checked : { ...said, fields: {} }
  return data<IntakeReply>(
    { sent: false, problem, ...(values && { values }) },
    { status: isKnown ? error.status : 500 },
  )
}
