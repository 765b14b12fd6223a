import { Suspense, useId, useState } from 'react'
import type { RequestRow } from '#app/features/consultations/requests/queries/request-rows.server.ts'
import { INTAKE_LINK_DAYS } from '#app/lib/link-lifetimes.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { SeenAnswers } from './seen-answers.tsx'

/** Loaded once it is asked for. */
const ReplyPreview = lazyPart(async () => (await import('./reply-preview.tsx')).ReplyPreview)

export interface ReplyTemplate {
  id: string
  name: string
  /** Whether it contains a link to the intake form. */
  hasLink: boolean
}

interface ReplyDialogProps {
  request: RequestRow['request']
  /** How far it has been answered. */
  seen: string
  templates: ReplyTemplate[]
}

/** Answers a request with a template and an optional message. */
export const ReplyDialog = ({ request, ...fields }: ReplyDialogProps) => (
  <FormDialog
    button={{ text: 'Reply', label: `Reply to ${request.name}`, size: 'small' }}
    wide
    title={`Reply to ${request.name}`}
    description={request.email ? `To ${request.email}` : "This request doesn't have an email address."}
    hidden={{ intent: 'reply', requestId: request.id }}
    submitText="Send Reply"
    pendingText="Sending…"
  >
    {(errors, newer) => <ReplyFields {...fields} request={request} errors={errors} newer={newer} />}
  </FormDialog>
)

interface ReplyFieldsProps extends ReplyDialogProps {
  errors: Record<string, string[]> | undefined
  newer: string | undefined
}

function ReplyFields({ request, seen, newer, templates, errors }: ReplyFieldsProps) {
  const id = useId()
  const [templateId, setTemplateId] = useState('')
  const [message, setMessage] = useState('')
  const [isShown, setIsShown] = useState(false)
  const template = templates.find((each) => each.id === templateId)
  return (
    <>
      <SeenAnswers seen={seen} newer={newer} />
      <SelectField
        id={`${id}-template`}
        name="templateId"
        label="Template"
        placeholder={templates.length ? 'Choose a template' : 'There is no active template'}
        options={templates.map(({ id: value, name }) => ({ value, label: name }))}
        value={templateId}
        onChange={(event) => setTemplateId(event.currentTarget.value)}
        error={templateId ? undefined : errors?.templateId}
        hint={template && (template.hasLink ? WITH_LINK : WITHOUT_LINK)}
      />
      <TextareaField
        id={`${id}-message`}
        name="customMessage"
        label="Your message"
        optional
        hint="Appears as an 'Additional Message' after the first paragraph, as you write it: variables are not filled in."
        countTo={5000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        error={errors?.customMessage}
      />
      <div className="grid justify-items-start gap-3">
        <Button variant="secondary" size="small" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide preview' : 'Show preview'}
        </Button>
        {isShown && (
          <Suspense>
            <ReplyPreview request={request} templateId={templateId} message={message} />
          </Suspense>
        )}
      </div>
    </>
  )
}

const WITH_LINK = `Carries a link to the intake form: made for this person, good for ${INTAKE_LINK_DAYS} days and one use.`
const WITHOUT_LINK = 'Carries no link to the intake form.'
