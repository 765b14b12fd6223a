import { allTemplates } from '#app/features/email/templates/queries/templates.server.ts'
import { csvRoute } from '../../csv-response.server.ts'

/** Exports the templates as a CSV file. */
export const loader = csvRoute(
  'email-templates',
  async function* (database) {
    yield await allTemplates(database)
  },
  {
    id: (template) => template.id,
    created: (template) => template.createdAt,
    changed: (template) => template.updatedAt,
    name: (template) => template.name,
    subject: (template) => template.subject,
    type: (template) => template.templateType,
    active: (template) => template.isActive,
    content: (template) => template.content,
  },
)
