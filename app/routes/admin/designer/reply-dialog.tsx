import { useId, useState } from 'react'
import type { RequestRow } from '#app/features/consultations/queries/request-list.server.ts'
import { replyValues } from '#app/features/consultations/rules/reply-values.ts'
import { renderTemplate } from '#app/features/email/rules/render-template.ts'
import { usesVariable } from '#app/features/email/rules/template-variables.ts'
import { Button } from '#app/ui/button.tsx'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextareaField } from '#app/ui/textarea-field.tsx'

export interface ReplyTemplate {
  id: string
  name: string
  subject: string
  content: string
}

interface ReplyDialogProps {
  request: RequestRow['request']
  templates: ReplyTemplate[]
}

/** Answers a request with one of the templates and, if wanted, a message of one's own. */
export const ReplyDialog = ({ request, templates }: ReplyDialogProps) => (
  <FormDialog
    button={{ text: 'Reply', label: `Reply to ${request.name}`, size: 'small' }}
    wide
    title={`Reply to ${request.name}`}
    description={request.email ? `To ${request.email}` : "This request doesn't have an email address."}
    hidden={{ intent: 'reply', requestId: request.id }}
    submitText="Send Reply"
    pendingText="Sending…"
  >
    {(errors) => <ReplyFields request={request} templates={templates} errors={errors} />}
  </FormDialog>
)

const PREVIEW_LENGTH = 150

function ReplyFields({
  request,
  templates,
  errors,
}: ReplyDialogProps & { errors: Record<string, string[]> | undefined }) {
  const id = useId()
  const [templateId, setTemplateId] = useState('')
  const [message, setMessage] = useState('')
  const [isShown, setIsShown] = useState(false)
  const template = templates.find((each) => each.id === templateId)
  return (
    <>
      <SelectField
        id={`${id}-template`}
        name="templateId"
        label="Template"
        placeholder={templates.length ? 'Choose a template' : 'There is no active template'}
        options={templates.map(({ id: value, name }) => ({ value, label: name }))}
        value={templateId}
        onChange={(event) => setTemplateId(event.currentTarget.value)}
        error={templateId ? undefined : errors?.templateId}
        hint={template && (usesVariable(template, 'intake_form_url') ? WITH_LINK : WITHOUT_LINK)}
      />
      <TextareaField
        id={`${id}-message`}
        name="customMessage"
        label="Your message"
        optional
        hint="Stands as an 'Additional Message' after the first paragraph."
        countTo={5000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        error={errors?.customMessage}
      />
      <div className="grid justify-items-start gap-3">
        <Button variant="secondary" size="small" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide preview' : 'Show preview'}
        </Button>
        {isShown &&
          (template ? <Preview {...{ request, template, message }} /> : <p>Choose a template first.</p>)}
      </div>
    </>
  )
}

const WITH_LINK = 'Carries a link to the intake form: made for this person, good for 30 days and one use.'
const WITHOUT_LINK = 'Carries no link to the intake form.'

/** Subject and beginning of what will be sent. */
function Preview({
  request,
  template,
  message,
}: {
  request: RequestRow['request']
  template: ReplyTemplate
  message: string
}) {
  const values = { ...replyValues(request), intake_form_url: '[link to the intake form]' }
  const { subject } = renderTemplate(template, values)
  return (
    <div className="w-full border-edge border-l-2 bg-linen px-5 py-4">
      <p className="font-medium">{subject}</p>
      {message.trim() && (
        <p className="mt-2 break-words">
          <span className="font-medium">Additional Message:</span> {shortened(message.trim())}
        </p>
      )}
      <p className="mt-2 text-ink-soft">{shortened(request.message)}</p>
    </div>
  )
}

const shortened = (text: string) =>
  text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH).trimEnd()}…` : text
