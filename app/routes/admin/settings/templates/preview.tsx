import { data } from 'react-router'
import { templateEmail } from '#app/features/email/templates/emails.tsx'
import { templateById } from '#app/features/email/templates/queries/templates.server.ts'
import { SAMPLE_VALUES } from '#app/features/email/templates/rules/template-variables.ts'
import { requireStaff } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { runIntent } from '../../../forms/run-intent.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import { IntentButton } from '../../intent-button.tsx'
import { MailPreview } from '../../mail-preview.tsx'
import type { Route } from './+types/preview.ts'
import { isTemplateId } from './template-id.ts'
import { TEMPLATE_INTENTS } from './template-intents.server.ts'

export const meta = pageMeta('Template Preview')

export async function loader({ params: { templateId }, context }: Route.LoaderArgs) {
  const { email: recipient } = requireStaff(context)
  const { database, environment } = context.get(servicesContext)
  const template = isTemplateId(templateId) ? await templateById(database, templateId) : undefined
  if (!template) throw data(null, { status: 404 })
  const message = await templateEmail(environment, { recipient, template, values: SAMPLE_VALUES })
  return { name: template.name, message }
}

export const action = (args: Route.ActionArgs) =>
  runIntent(args, TEMPLATE_INTENTS, { fixed: { templateId: args.params.templateId } })

/** A template with sample values, as it would arrive. */
export default function PreviewTemplate({ loaderData: { name, message }, params }: Route.ComponentProps) {
  return (
    <article className="grid gap-6">
      <TextLink to="/admin/settings/email-templates">All templates</TextLink>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="wrap-anywhere">
          <h1 className="text-2xl">{name}</h1>
          <p className="mt-1 text-ink-soft">With sample values. Subject: {message.subject}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <IntentButton
            intent="test"
            fields={{}}
            text="Send a test to myself"
            label={`Send a test to myself, ${message.recipient}`}
            pendingText="Sending…"
          />
          <ButtonLink
            to={`/admin/settings/email-templates/${params.templateId}`}
            variant="secondary"
            size="small"
          >
            Edit
          </ButtonLink>
        </div>
      </header>
      <MailPreview {...message} />
    </article>
  )
}
