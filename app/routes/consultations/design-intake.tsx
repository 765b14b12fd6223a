import { useEffect, useRef, useState } from 'react'
import { data, Form, type MetaArgs, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { IntakeForm, intakeFieldId } from '#app/features/consultations/intake/components/intake-form.tsx'
import { intakeLink } from '#app/features/consultations/intake/queries/intake-link.server.ts'
import { intakeFields, intakeProblem } from '#app/features/consultations/intake/rules/intake-form.ts'
import { intakeLinkState } from '#app/features/consultations/intake/rules/intake-link.ts'
import type { FormProblem } from '#app/lib/form-problem.ts'
import { servicesContext } from '#app/platform/services.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { FormProblemNotice } from '#app/ui/forms/form-problem-notice.tsx'
import { useFormDraft } from '#app/ui/forms/use-form-draft.ts'
import { toast } from '#app/ui/notices/toasts.tsx'
import { pageTags } from '../page-meta.ts'
import type { Route } from './+types/design-intake.ts'
import { DraftNotice } from './draft-notice.tsx'
import { type IntakeReply, intakeAction } from './intake-action.server.ts'
import { IntakeIntroduction, IntakeThanks, LinkClosed } from './intake-screens.tsx'

export const meta = (args: MetaArgs) => [
  ...pageTags(args, 'Design Intake Form'),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

const STATUSES = { open: 200, unknown: 404, used: 410, expired: 410 }

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await intakeLink(context.get(servicesContext).database, params.token)
  const state = intakeLinkState(found?.link)
  if (!found || state !== 'open') return data({ state, link: null }, { status: STATUSES[state] })
  const { id, email, timeline, budgetRange } = found.request
  const begun = { expectedCompletionTimeframe: [timeline ?? ''], budgetRange: [budgetRange ?? ''] }
  return data({ state, link: { requestId: id, email, begun } }, { status: 200 })
}

export const action = intakeAction

/** The link is used up once the form was taken, and there is nothing more to read with it. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !(actionResult as IntakeReply | undefined)?.sent && defaultShouldRevalidate

/** A client tells of the room, by the link that came with the answer. */
export default function DesignIntake({ loaderData: { state, link }, actionData }: Route.ComponentProps) {
  // The link is used up by sending the form, so what was opened with it is kept.
  const [opened] = useState(link)
  if (!opened && !actionData?.sent) return <LinkClosed state={state} />
  return <OpenForm link={opened} reply={actionData} />
}

interface OpenFormProps {
  link: { requestId: string; email: string | null; begun: Record<string, string[]> } | null
  reply: Route.ComponentProps['actionData']
}

function OpenForm({ link, reply }: OpenFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [found, setFound] = useState<FormProblem>()
  const draft = useFormDraft(element, `design_intake_draft_${link?.requestId}`)
  const sending = useNavigation().state !== 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is told once.
  useEffect(() => {
    setFound(undefined)
    if (!reply?.sent) return
    draft.clear()
    toast.success('Form Submitted Successfully!')
  }, [reply])
  if (reply?.sent) return <IntakeThanks />
  const problem = found ?? reply?.problem
  return (
    <div className="page grid gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-12">
      <IntakeIntroduction email={link?.email ?? ''} />
      <Form
        ref={element}
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={(event) => {
          const form = new FormData(event.currentTarget)
          const wrong = intakeProblem(intakeFields((name) => form.getAll(name)))
          setFound(wrong)
          if (wrong) event.preventDefault()
        }}
        className="grid max-w-form content-start gap-10 lg:col-span-7"
      >
        <DraftNotice draft={draft} />
        <FormProblemNotice problem={problem} fieldId={intakeFieldId} />
        <IntakeForm values={reply?.values ?? link?.begun ?? {}} problem={problem} />
        <Button type="submit" size="large" pending={sending} pendingText="Sending your answers and photos…">
          Submit Design Intake Form
        </Button>
      </Form>
    </div>
  )
}
