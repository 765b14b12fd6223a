import { useEffect, useRef } from 'react'
import { data, useFetcher, useNavigate } from 'react-router'
import { templateById, templateVersion } from '#app/features/email/templates/queries/templates.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ReadOnlyFields, useReadOnly } from '#app/ui/forms/read-only.tsx'
import type { RichTextHandle } from '#app/ui/rich-text-editor/editor-props.ts'
import type { ActionReply } from '../../../forms/reply.ts'
import { runIntent } from '../../../forms/run-intent.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import type { PanelHandle } from '../../failed-panel.tsx'
import type { Route } from './+types/edit.ts'
import { TEMPLATE_LIST, TemplateForm } from './template-form.tsx'
import { isTemplateId } from './template-id.ts'
import { TEMPLATE_INTENTS } from './template-intents.server.ts'
import { VariablesPanel } from './variables-panel.tsx'

export const meta = pageMeta('Email Template')

export const handle: PanelHandle = { failed: 'Failed to load email template' }

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
  const editor = useRef<RichTextHandle>(null)
  const isReadOnly = useReadOnly()
  const navigate = useNavigate()
  const isIdle = fetcher.state === 'idle'
  useEffect(() => {
    // Waits for the form's revalidation to end, because it would interrupt a navigation.
    if (fetcher.data?.tone === 'success' && isIdle) void navigate(TEMPLATE_LIST)
  }, [fetcher.data, isIdle, navigate])
  return (
    <section className="grid gap-8">
      <h1 className="text-2xl">{template ? `Edit ${template.name}` : 'New Template'}</h1>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ReadOnlyFields>
          <TemplateForm template={template} fetcher={fetcher} editor={editor} />
        </ReadOnlyFields>
        <VariablesPanel
          onInsert={isReadOnly ? undefined : (variable) => editor.current?.insertText(variable)}
        />
      </div>
    </section>
  )
}
