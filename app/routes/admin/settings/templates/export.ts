import { allTemplates } from '#app/features/email/queries/templates.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import { csvResponse } from '../../csv-response.server.ts'
import type { Route } from './+types/export.ts'

const TITLES = ['id', 'created', 'changed', 'name', 'subject', 'type', 'active', 'content']

/** The templates as a CSV file. */
export async function loader({ context }: Route.LoaderArgs) {
  const templates = await allTemplates(context.get(servicesContext).database)
  return csvResponse('email-templates', TITLES, [templates], (template) => [
    template.id,
    template.createdAt,
    template.updatedAt,
    template.name,
    template.subject,
    template.templateType,
    template.isActive,
    template.content,
  ])
}
