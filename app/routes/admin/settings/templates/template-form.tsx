import { type RefObject, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { EmailTemplate } from '#app/features/email/templates/queries/templates.server.ts'
import { NAME_LENGTH, SUBJECT_LENGTH } from '#app/features/email/templates/rules/template-lengths.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { UnsavedGuard } from '#app/ui/forms/unsaved-guard.tsx'
import { useErrorFocus } from '#app/ui/forms/use-error-focus.ts'
import { useUnsaved } from '#app/ui/forms/use-unsaved.ts'
import { VersionField } from '#app/ui/forms/version-field.tsx'
import type { RichTextHandle } from '#app/ui/rich-text-editor/editor-props.ts'
import { RichTextEditor } from '#app/ui/rich-text-editor/rich-text-editor.tsx'
import type { ActionReply } from '../../../forms/reply.ts'

export const TEMPLATE_LIST = '/admin/settings/email-templates'

interface TemplateFormProps {
  /** Null for a new one. */
  template: (EmailTemplate & { version: string }) | null
  fetcher: FetcherWithComponents<ActionReply>
  editor: RefObject<RichTextHandle | null>
}

/** The fields of a template. Asks before they are left unsaved. */
export function TemplateForm({ template, fetcher, editor }: TemplateFormProps) {
  const { isUnsaved, change, send } = useUnsaved(fetcher)
  const form = useRef<HTMLFormElement>(null)
  const errors = fetcher.data?.fieldErrors
  useErrorFocus(form, errors)
  return (
    <fetcher.Form
      ref={form}
      method="post"
      onInput={change}
      onSubmit={send}
      className="grid max-w-3xl content-start gap-6"
    >
      <UnsavedGuard isActive={isUnsaved} what="this template" />
      <input type="hidden" name="intent" value="save" />
      {template && <VersionField version={template.version} />}
      <TextField
        label="Name"
        name="name"
        defaultValue={template?.name}
        maxLength={NAME_LENGTH}
        error={errors?.name}
      />
      <TextField
        label="Subject"
        name="subject"
        defaultValue={template?.subject}
        maxLength={SUBJECT_LENGTH}
        error={errors?.subject}
      />
      <RichTextEditor
        ref={editor}
        label="Message"
        name="content"
        defaultValue={template?.content}
        onChange={change}
        hint="A link that has a paragraph to itself becomes a button."
        error={errors?.content}
      />
      <CheckboxField
        label="Active"
        name="isActive"
        defaultChecked={template?.isActive ?? true}
        hint="Inactive templates cannot be chosen in a reply."
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={fetcher.state !== 'idle'} pendingText="Saving…">
          {template ? 'Save template' : 'Create template'}
        </Button>
        <ButtonLink to={TEMPLATE_LIST} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </fetcher.Form>
  )
}
