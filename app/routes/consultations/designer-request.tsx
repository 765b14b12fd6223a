import { submitRequest } from '#app/features/consultations/requests/commands/submit-request.server.ts'
import { RequestForm } from '#app/features/consultations/requests/components/request-form.tsx'
import {
  MAX_REQUEST_PHOTOS,
  REQUEST_FORM,
  requestDraft,
  requestFields,
} from '#app/features/consultations/requests/rules/request-form.ts'
import { designerRequestSchema } from '#app/features/consultations/requests/schema.ts'
import { GuestForm } from '#app/features/guest-forms/components/guest-form.tsx'
import formScript from '#app/features/guest-forms/components/script/start.ts?script'
import { GUEST } from '#app/features/guest-forms/rules/form-options.ts'
import type { GuestFormReply } from '#app/features/guest-forms/rules/problem.ts'
import { inputLimits } from '#app/lib/input-limits.ts'
import type { PageHandle } from '#app/lib/page-handle.ts'
import { servicesContext } from '#app/platform/services.ts'
import formChecks from '../forms/form-checks.ts?script'
import { textFields } from '../forms/form-fields.ts'
import { openGuestForm, refuseGuestForm, senderOf } from '../forms/guest-form.server.ts'
import { readPhotoForm } from '../forms/photo-form.server.ts'
import { pageMeta } from '../page-meta.ts'
import { openDocument } from '../plain-page.ts'
import type { Route } from './+types/designer-request.ts'
import { RequestIntroduction } from './request-introduction.tsx'
import { RequestSubmitted } from './request-submitted.tsx'
import { roomOfRequest } from './room-of-request.server.ts'

export const handle: PageHandle = { static: true, script: formScript }

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

export const clientLoader = openDocument

export default function DesignerRequest({ loaderData, actionData }: Route.ComponentProps) {
  const reply: GuestFormReply | undefined = actionData
  const { stamp, userId, person, room, limits } = loaderData
  const draft = requestDraft(room?.id)
  if (reply?.sent) return <RequestSubmitted draft={draft} />
  const values = requestFields(reply?.values ?? { ...person, ...room?.prefilled })
  return (
    <div className="page grid gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-12">
      <RequestIntroduction room={room} />
      <GuestForm
        name="request"
        checks={formChecks}
        reply={reply}
        guard={{ rules: REQUEST_FORM, stamp }}
        draft={{ name: draft, owner: userId ?? GUEST, isSignedIn: userId !== null }}
        hasPhotos
        className="relative grid max-w-form content-start gap-10 lg:col-span-7"
        text="Submit Request"
        sendingText="Submitting Request..."
      >
        <input type="hidden" name="roomUploadId" value={room?.id ?? ''} />
        <input type="hidden" name="boardId" value={room?.boardId ?? ''} />
        <RequestForm values={values} limits={limits} problem={reply?.problem} />
      </GuestForm>
    </div>
  )
}
