import { useState } from 'react'
import { data, type MetaArgs, type ShouldRevalidateFunctionArgs } from 'react-router'
import { IntakeForm, intakeFieldId } from '#app/features/consultations/intake/components/intake-form.tsx'
import { IntakeProgress } from '#app/features/consultations/intake/components/intake-progress.tsx'
import { intakeLink } from '#app/features/consultations/intake/queries/intake-link.server.ts'
import { intakeLinkState } from '#app/features/consultations/intake/rules/intake-link.ts'
import { intakeSchema } from '#app/features/consultations/intake/schema.ts'
import { GuestForm } from '#app/features/guest-forms/hydrated/components/guest-form.tsx'
import { useFormDraft } from '#app/features/guest-forms/hydrated/components/use-form-draft.ts'
import { useGuestForm } from '#app/features/guest-forms/hydrated/components/use-guest-form.ts'
import type { GuestFormReply } from '#app/features/guest-forms/rules/problem.ts'
import { roomOfEach } from '#app/features/quiz/pool/queries/shown-rooms.server.ts'
import { BUILT_IN_STYLES } from '#app/features/styles/rules/names.ts'
import { inputLimits } from '#app/lib/input-limits.ts'
import { servicesContext } from '#app/platform/services.ts'
import { pageTags } from '../page-meta.ts'
import { useVisitor } from '../root-data.ts'
import type { Route } from './+types/design-intake.ts'
import { intakeAction } from './intake-action.server.ts'
import { IntakeIntroduction, IntakeThanks } from './intake-screens.tsx'
import { LinkClosed } from './link-closed.tsx'

export const handle = { scriptLater: true }

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
  if (!found || state !== 'open') return data({ state, link: null }, { status: STATUSES[state] })
  const { id, email, timeline, budgetRange } = found.request
  const begun = { expectedCompletionTimeframe: [timeline ?? ''], budgetRange: [budgetRange ?? ''] }
  const styleRooms = await roomOfEach(database, [...BUILT_IN_STYLES])
  return data(
    { state, link: { requestId: id, email, begun, limits: inputLimits(intakeSchema), styleRooms } },
    { status: 200 },
  )
}

export const action = intakeAction

/** Sending the form uses up the link, so loading it again would find nothing. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !(actionResult as GuestFormReply | undefined)?.sent && defaultShouldRevalidate

/** The intake form, opened by the link in a reply to the client's request. */
export default function DesignIntake({ loaderData: { state, link }, actionData }: Route.ComponentProps) {
  const [opened] = useState(link)
  if (!opened && !actionData?.sent) return <LinkClosed state={state} />
  return <OpenForm link={opened} reply={actionData} />
}

interface OpenFormProps {
  link: Route.ComponentProps['loaderData']['link']
  reply: Route.ComponentProps['actionData']
}

function OpenForm({ link, reply }: OpenFormProps) {
  const draft = useFormDraft({
    name: `design_intake_draft_${link?.requestId}`,
    // Whoever has the link may go on.
    owner: 'link',
    isSignedIn: useVisitor() !== null,
    reply,
  })
  const form = useGuestForm(reply, {
    loadCheck: async () =>
      (await import('#app/features/consultations/intake/rules/check-intake.ts')).checkIntake,
    onSent: draft.clear,
  })
  if (reply?.sent) return <IntakeThanks />
  return (
    <div className="page grid gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-12">
      <IntakeIntroduction email={link?.email ?? ''} />
      <GuestForm
        form={form}
        fieldId={intakeFieldId}
        draft={draft}
        hasPhotos
        // Links to fields leave room for the bar with the progress.
        className="grid max-w-form content-start gap-10 lg:col-span-7 [&_:is(input,select,textarea,fieldset)]:scroll-mt-20"
        text="Submit Design Intake Form"
        sendingText="Sending your answers and photos…"
      >
        <IntakeProgress />
        <IntakeForm
          values={reply?.values ?? link?.begun ?? {}}
          limits={link?.limits ?? {}}
          problem={form.problem}
          styleRooms={link?.styleRooms ?? new Map()}
          isBegun={Object.values(link?.begun ?? {})
            .flat()
            .some(Boolean)}
        />
      </GuestForm>
    </div>
  )
}
