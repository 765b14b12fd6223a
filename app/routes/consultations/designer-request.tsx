import { submitRequest } from '#app/features/consultations/requests/commands/submit-request.server.ts'
import { requestFieldId } from '#app/features/consultations/requests/components/request-control.ts'
import { RequestForm } from '#app/features/consultations/requests/components/request-form.tsx'
import {
  MAX_REQUEST_PHOTOS,
  REQUEST_FORM,
  requestFields,
} from '#app/features/consultations/requests/rules/request-form.ts'
import { designerRequestSchema } from '#app/features/consultations/requests/schema.ts'
import { GuestForm } from '#app/features/guest-forms/hydrated/components/guest-form.tsx'
import { useSpamGuard } from '#app/features/guest-forms/hydrated/components/spam-guard.tsx'
import { useFormDraft } from '#app/features/guest-forms/hydrated/components/use-form-draft.ts'
import { useGuestForm } from '#app/features/guest-forms/hydrated/components/use-guest-form.ts'
import type { GuestFormReply } from '#app/features/guest-forms/rules/problem.ts'
import { inputLimits } from '#app/lib/input-limits.ts'
import { servicesContext } from '#app/platform/services.ts'
import { textFields } from '../forms/form-fields.ts'
import { openGuestForm, refuseGuestForm, senderOf } from '../forms/guest-form.server.ts'
import { readPhotoForm } from '../forms/photo-form.server.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/designer-request.ts'
import { RequestIntroduction } from './request-introduction.tsx'
import { RequestSubmitted } from './request-submitted.tsx'
import { roomOfRequest } from './room-of-request.server.ts'

export const handle = { scriptLater: true }

export const meta = pageMeta(
  'Request a Designer',
  'Tell us about your room, and one of our designers will sit down with you: 90 minutes, free and without obligation.',
)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  openGuestForm(request, context, REQUEST_FORM, {
    room: await roomOfRequest(request, context),
    limits: inputLimits(designerRequestSchema),
  })

const FAILED = 'There was an error submitting your request. Please try again.'

export async function action({ request, context }: Route.ActionArgs) {
  let fields: Record<string, string> = {}
  try {
    const form = await readPhotoForm({ request, context }, ['photos'], MAX_REQUEST_PHOTOS)
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
    return refuseGuestForm(context, REQUEST_FORM, error, requestFields(fields), FAILED)
  }
}

export default function DesignerRequest({ loaderData, actionData }: Route.ComponentProps) {
  const reply: GuestFormReply | undefined = actionData
  const { stamp, userId, person, room, limits } = loaderData
  const draft = useFormDraft({
    name: room ? `designer_request_draft_${room.id}` : 'designer_request_draft',
    owner: userId ?? 'guest',
    isSignedIn: userId !== null,
    reply,
  })
  const form = useGuestForm(reply, {
    guard: useSpamGuard(REQUEST_FORM, reply?.stamp ?? stamp),
    loadCheck: async () =>
      (await import('#app/features/consultations/requests/rules/check-request.ts')).checkRequest,
    onSent: draft.clear,
  })
  if (reply?.sent) return <RequestSubmitted />
  const values = requestFields(reply?.values ?? { ...person, ...room?.prefilled })
  return (
    <div className="page grid gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-12">
      <RequestIntroduction room={room} />
      <GuestForm
        form={form}
        fieldId={requestFieldId}
        draft={draft}
        hasPhotos
        className="relative grid max-w-form content-start gap-10 lg:col-span-7"
        text="Submit Request"
        sendingText="Submitting Request..."
      >
        <input type="hidden" name="roomUploadId" value={room?.id ?? ''} />
        <input type="hidden" name="boardId" value={room?.boardId ?? ''} />
        <RequestForm values={values} limits={limits} problem={form.problem} />
      </GuestForm>
    </div>
  )
}
