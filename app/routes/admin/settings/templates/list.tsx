import { Plus } from 'lucide-react'
import { allTemplates } from '#app/features/email/templates/queries/templates.server.ts'
import { excerptOf, plainText } from '#app/platform/html/plain-text.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { UnlessReadOnly } from '#app/ui/forms/read-only.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { runIntent } from '../../../forms/run-intent.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import { ExportLink } from '../../export-link.tsx'
import type { PanelHandle } from '../../failed-panel.tsx'
import { RefreshButton } from '../../refresh-button.tsx'
import type { Route } from './+types/list.ts'
import { TemplateCard } from './template-card.tsx'
import { TEMPLATE_INTENTS } from './template-intents.server.ts'
import { VariablesPanel } from './variables-panel.tsx'

export const meta = pageMeta('Email Templates')

export const handle: PanelHandle = { failed: 'Database Error: Failed to fetch email templates' }

const EXCERPT = 150

export async function loader({ context }: Route.LoaderArgs) {
  const templates = await allTemplates(context.get(servicesContext).database)
  return templates.map(({ content, ...template }) => ({
    ...template,
    excerpt: excerptOf(plainText(content), EXCERPT),
  }))
}

export const action = (args: Route.ActionArgs) => runIntent(args, TEMPLATE_INTENTS)

/** The templates for answers to designer requests. */
export default function EmailTemplates({ loaderData: templates }: Route.ComponentProps) {
  return (
    <section className="grid gap-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">Email Templates</h1>
        <div className="flex flex-wrap items-center gap-3">
          <div className="flex max-sm:-mx-4">
            <ExportLink />
            <RefreshButton />
          </div>
          <UnlessReadOnly>
            <ButtonLink to="/admin/settings/email-templates/new">
              <Plus aria-hidden strokeWidth={1.5} /> New Template
            </ButtonLink>
          </UnlessReadOnly>
        </div>
      </header>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {templates.length > 0 ? (
          <ul>
            {templates.map((template) => (
              <TemplateCard key={template.id} template={template} />
            ))}
          </ul>
        ) : (
          <EmptyState drawing="lamp" title="No Templates Found" />
        )}
        <VariablesPanel />
      </div>
    </section>
  )
}
