import type { ReactNode } from 'react'
import { FieldError } from '#app/ui/fields/field.tsx'
import { type Draft, DraftNotice } from '../drafts/components/draft-notice.tsx'
import { type FormOptions, fieldIdIn } from '../rules/form-options.ts'
import type { GuestFormReply } from '../rules/problem.ts'
import type { GuestFormRules } from '../rules/spam.ts'
import { CooldownTemplate } from './cooldown-notice.tsx'
import { RefusalData } from './form-data.tsx'
import { ProblemNotice, ProblemTemplate } from './problem-notice.tsx'
import { SpamGuardFields } from './spam-guard-fields.tsx'
import { SubmitButton } from './submit-button.tsx'

interface GuestFormProps extends Pick<FormOptions, 'name' | 'checks' | 'sendingText'> {
  reply: GuestFormReply<unknown> | undefined
  /** The rules against spam, and the server's stamp of when the form was opened. */
  guard?: { rules: GuestFormRules; stamp: string }
  draft?: Draft
  /** Whether the form sends photos, which no draft keeps. */
  hasPhotos?: boolean
  className: string
  /** The button's text. */
  text: string
  children: ReactNode
}

/**
 * A form for guests with its errors above the fields and its submit button below. It works without a script; the script
 * of its page (`script/start.ts`) adds to it.
 */
export function GuestForm({ name, reply, guard, draft, hasPhotos = false, ...props }: GuestFormProps) {
  const { checks, sendingText, className, text, children } = props
  const options: FormOptions = {
    ...{ name, checks, sendingText },
    ...(guard && { rules: guard.rules }),
    ...(draft && { draft: { name: draft.name, owner: draft.owner } }),
  }
  return (
    <form
      {...(hasPhotos && { encType: 'multipart/form-data' })}
      method="post"
      noValidate
      data-form={JSON.stringify(options)}
      className={className}
    >
      {guard && <SpamGuardFields stamp={reply?.stamp ?? guard.stamp} />}
      {guard && <CooldownTemplate />}
      {draft && <DraftNotice draft={draft} hasPhotos={hasPhotos} />}
      <ProblemTemplate />
      {reply?.problem && <ProblemNotice problem={reply.problem} fieldId={fieldIdIn(name)} />}
      <RefusalData reply={reply} />
      <template data-part="field-error">
        <FieldError id="" message=" " />
      </template>
      {children}
      <SubmitButton text={text} isGuarded={guard !== undefined} />
    </form>
  )
}
