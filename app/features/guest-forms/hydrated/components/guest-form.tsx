import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { GuardedSubmit } from './guarded-submit.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { SpamGuardFields } from './spam-guard.tsx'
import type { useFormDraft } from './use-form-draft.ts'
import type { useGuestForm } from './use-guest-form.ts'

interface GuestFormProps {
  form: ReturnType<typeof useGuestForm>
  /** The element id of a field. */
  fieldId(name: string): string
  draft?: ReturnType<typeof useFormDraft>
  /** Whether the form sends photos, which no draft keeps. */
  hasPhotos?: boolean
  className: string
  text: string
  sendingText: string
  children: ReactNode
}

/** A guest form with its errors above the fields and its submit button below. */
export function GuestForm({
  form,
  fieldId,
  draft,
  hasPhotos = false,
  className,
  text,
  sendingText,
  children,
}: GuestFormProps) {
  const { guard, sending, problem, events } = form
  return (
    <Form
      ref={draft?.ref}
      {...(hasPhotos && { encType: 'multipart/form-data' })}
      method="post"
      noValidate
      {...events}
      className={className}
    >
      {guard && <SpamGuardFields stamp={guard.stamp} />}
      {draft && <DraftNotice draft={draft} hasPhotos={hasPhotos} />}
      <ProblemNotice problem={problem} fieldId={fieldId} />
      {children}
      {guard ? (
        <GuardedSubmit guard={guard} sending={sending} text={text} sendingText={sendingText} />
      ) : (
        <Button type="submit" size="large" pending={sending} pendingText={sendingText}>
          {text}
        </Button>
      )}
    </Form>
  )
}
