import { useRef } from 'react'
import { Form } from 'react-router'
import { submitRequest } from '#app/features/consultations/requests/commands/submit-request.server.ts'
import { RequestForm, requestFieldId } from '#app/features/consultations/requests/components/request-form.tsx'
import {
  MOST_REQUEST_PHOTOS,
  REQUEST_FORM,
  requestFields,
  requestProblem,
} from '#app/features/consultations/requests/rules/request-form.ts'
import { servicesContext } from '#app/platform/services.ts'
import { GuardedSubmit } from '#app/ui/buttons/guarded-submit.tsx'
import { FormProblemNotice } from '#app/ui/forms/form-problem-notice.tsx'
import { SpamGuardFields } from '#app/ui/forms/spam-guard.tsx'
import { useFormDraft } from '#app/ui/forms/use-form-draft.ts'
import { toast } from '#app/ui/notices/toasts.tsx'
import { textFields } from '../forms/form-fields.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/designer-request.ts'
import { DraftNotice } from './draft-notice.tsx'
import { type GuestFormReply, openGuestForm, refuseGuestForm, senderOf } from './guest-form.server.ts'
import { readPhotoForm } from './photo-form.server.ts'
import { RequestIntroduction } from './request-introduction.tsx'
import { RequestSubmitted } from './request-submitted.tsx'
import { roomOfRequest } from './room-of-request.server.ts'
import { useGuestForm } from './use-guest-form.ts'

export const meta = pageMeta(
  'Request a Designer',
  'Tell us about your room, and one of our designers will sit down with you: 90 minutes, free and without obligation.',
)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  openGuestForm(request, context, REQUEST_FORM, { room: await roomOfRequest(request, context) })

const FAILED = {
  title: 'Submission Failed',
  message: 'There was an error submitting your request. Please try again.',
}

export async function action({ request, context }: Route.ActionArgs) {
  let fields: Record<string, string> = {}
  try {
    const form = await readPhotoForm({ request, context }, ['photos'], MOST_REQUEST_PHOTOS)
    fields = textFields(form.fields)
    if (form.refusal) throw form.refusal
    await submitRequest(
      context.get(servicesContext),
      senderOf(request, context),
      fields,
      form.photos.photos ?? [],
    )
    return { sent: true } satisfies GuestFormReply
  } catch (error) {
    const values = requestFields(fields)
    return refuseGuestForm(context, REQUEST_FORM, error, {
      values,
      checked: requestProblem(values),
      failed: FAILED,
    })
  }
}

/** Somebody asks for a designer. */
export default function DesignerRequest({ loaderData, actionData }: Route.ComponentProps) {
  const reply: GuestFormReply | undefined = actionData
  const { stamp, person, room } = loaderData
  const element = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(element, room ? `designer_request_draft_${room.id}` : 'designer_request_draft')
  const form = useGuestForm(REQUEST_FORM, reply, {
    stamp,
    check: (fields) => requestProblem(requestFields(Object.fromEntries(fields))),
    onSent: () => {
      draft.clear()
      toast.success('Request Submitted Successfully!', {
        description: "We'll connect you with a professional designer within 24 hours.",
      })
    },
  })
  if (reply?.sent) return <RequestSubmitted />
  const values = requestFields(reply?.values ?? { ...person, ...room?.prefilled })
  return (
    <div className="page grid gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-12">
      <RequestIntroduction room={room} />
      <Form
        ref={element}
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={form.onSubmit}
        className="relative grid max-w-form content-start gap-10 lg:col-span-7"
      >
        <SpamGuardFields stamp={form.stamp} />
        <input type="hidden" name="roomUploadId" value={room?.id ?? ''} />
        <DraftNotice draft={draft} />
        <FormProblemNotice problem={form.problem} fieldId={requestFieldId} />
        <RequestForm values={values} problem={form.problem} />
        <GuardedSubmit
          guard={form.guard}
          sending={form.sending}
          text="Submit Request"
          sendingText="Submitting Request..."
        />
      </Form>
    </div>
  )
}
