import { useEffect, useRef } from 'react'
import { data, useFetcher, useNavigate } from 'react-router'
import { templateById, templateVersion } from '#app/features/email/templates/queries/templates.server.ts'
import { NAME_LENGTH, SUBJECT_LENGTH } from '#app/features/email/templates/rules/template-lengths.ts'
import { servicesContext } from '#app/platform/services.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { LeaveGuard } from '#app/ui/dialogs/leave-guard.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { ReadOnlyFields } from '#app/ui/forms/read-only.tsx'
import { useUnsaved } from '#app/ui/forms/use-unsaved.ts'
import { VersionField } from '#app/ui/forms/version-field.tsx'
import type { RichTextHandle } from '#app/ui/rich-text-editor/editor-props.ts'
import { RichTextEditor } from '#app/ui/rich-text-editor/rich-text-editor.tsx'
import type { ActionReply } from '../../../forms/reply.ts'
import { runIntent } from '../../../forms/run-intent.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import type { PanelHandle } from '../../failed-panel.tsx'
import type { Route } from './+types/edit.ts'
import { isTemplateId } from './template-id.ts'
import { TEMPLATE_INTENTS } from './template-intents.server.ts'
import { VariablesPanel } from './variables-panel.tsx'

export const meta = pageMeta('Email Template')

export const handle: PanelHandle = { failed: 'Failed to load email template' }

const LIST = '/admin/settings/email-templates'

export async function loader({ params: { templateId }, context }: Route.LoaderArgs) {
  if (templateId === 'new') return null
  const { database } = context.get(servicesContext)
  const template = isTemplateId(templateId) ? await templateById(database, templateId) : undefined
  if (!template) throw data(null, { status: 404 })
  return { ...template, version: templateVersion(template) }
}

export const action = (args: Route.ActionArgs) =>
  runIntent(args, TEMPLATE_INTENTS, { fixed: { templateId: args.params.templateId }, ownStatus: true })

/** Edits a template or creates one. */
export default function EditTemplate({ loaderData: template }: Route.ComponentProps) {
  const fetcher = useFetcher<ActionReply>()
  const { isUnsaved, change, send } = useUnsaved(fetcher)
  const editor = useRef<RichTextHandle>(null)
  const navigate = useNavigate()
  const errors = fetcher.data?.fieldErrors
  const isIdle = fetcher.state === 'idle'
  useEffect(() => {
    // Waits for the form's revalidation to end, because it would interrupt a navigation.
    if (fetcher.data?.tone === 'success' && isIdle) void navigate(LIST)
  }, [fetcher.data, isIdle, navigate])
  return (
    <section className="grid gap-8">
      <h1 className="text-2xl">{template ? `Edit ${template.name}` : 'New Template'}</h1>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ReadOnlyFields>
          <fetcher.Form
            method="post"
            onInput={change}
            onSubmit={send}
            className="grid max-w-3xl content-start gap-6"
          >
            <LeaveGuard isActive={isUnsaved} what="this template" />
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
              <ButtonLink to={LIST} variant="quiet">
                Cancel
              </ButtonLink>
            </div>
          </fetcher.Form>
        </ReadOnlyFields>
        <VariablesPanel onInsert={(variable) => editor.current?.insertText(variable)} />
      </div>
    </section>
  )
}
