import { data, type MetaArgs } from 'react-router'
import { IntakeForm } from '#app/features/consultations/intake/components/intake-form.tsx'
import { IntakeProgress } from '#app/features/consultations/intake/components/intake-progress.tsx'
import { intakeLink } from '#app/features/consultations/intake/queries/intake-link.server.ts'
import { intakeDraft } from '#app/features/consultations/intake/rules/intake-form.ts'
import { intakeLinkState } from '#app/features/consultations/intake/rules/intake-link.ts'
import { intakeSchema } from '#app/features/consultations/intake/schema.ts'
import { RefusalData, SentData } from '#app/features/guest-forms/components/form-data.tsx'
import { GuestForm } from '#app/features/guest-forms/components/guest-form.tsx'
import { roomOfEach } from '#app/features/quiz/pool/queries/shown-rooms.server.ts'
import { BUILT_IN_STYLES } from '#app/features/styles/rules/names.ts'
import { inputLimits } from '#app/lib/input-limits.ts'
import type { PageHandle } from '#app/lib/page-handle.ts'
import { servicesContext } from '#app/platform/services.ts'
import formChecks from '../forms/form-checks.ts?script'
import { pageTags } from '../page-meta.ts'
import { openDocument } from '../plain-page.ts'
import { useVisitor } from '../root-data.ts'
import type { Route } from './+types/design-intake.ts'
import { intakeAction } from './intake-action.server.ts'
import { IntakeIntroduction, IntakeThanks } from './intake-screens.tsx'
import intakeScript from './intake-script.ts?script'
import { LinkClosed } from './link-closed.tsx'

export const handle: PageHandle = { static: true, script: intakeScript }

export const meta = (args: MetaArgs) => [
  ...pageTags(args, 'Design Intake Form'),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

const STATUSES = { open: 200, unknown: 404, used: 410, expired: 410 }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { database } = context.get(servicesContext)
  const found = await intakeLink(database, params.token)
  const state = intakeLinkState(found?.link)
  const requestId = found?.request.id ?? ''
  if (!found || state !== 'open') return data({ state, requestId, link: null }, { status: STATUSES[state] })
  const { email, timeline, budgetRange } = found.request
  const begun = { expectedCompletionTimeframe: [timeline ?? ''], budgetRange: [budgetRange ?? ''] }
  const styleRooms = await roomOfEach(database, [...BUILT_IN_STYLES])
  const link = { email, begun, limits: inputLimits(intakeSchema), styleRooms }
  return data({ state, requestId, link }, { status: 200 })
}

export const action = intakeAction

export const clientLoader = openDocument

/** The intake form, opened by the link in a reply to the client's request. */
export default function DesignIntake({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { state, requestId, link } = loaderData
  const isSignedIn = useVisitor() !== null
  const draft = intakeDraft(requestId)
  if (reply?.sent)
    return (
      <>
        <SentData draft={draft} />
        <IntakeThanks />
      </>
    )
  if (!link)
    return (
      <>
        <RefusalData reply={reply} />
        <LinkClosed state={state} />
      </>
    )
  return (
    <div className="page grid gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-12">
      <IntakeIntroduction email={link.email ?? ''} />
      <GuestForm
        name="intake"
        checks={formChecks}
        reply={reply}
        // Whoever has the link may go on.
        draft={{ name: draft, owner: 'link', isSignedIn }}
        hasPhotos
        // Links to fields leave room for the bar with the progress.
        className="grid max-w-form content-start gap-10 lg:col-span-7 [&_:is(input,select,textarea,fieldset)]:scroll-mt-20"
        text="Submit Design Intake Form"
        sendingText="Sending your answers and photos…"
      >
        <IntakeProgress />
        <IntakeForm
          values={reply?.values ?? link.begun}
          limits={link.limits}
          problem={reply?.problem}
          styleRooms={link.styleRooms}
          isBegun={Object.values(link.begun).flat().some(Boolean)}
        />
      </GuestForm>
    </div>
  )
}
