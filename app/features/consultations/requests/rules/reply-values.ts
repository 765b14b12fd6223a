import type { TemplateValues } from '#app/features/email/templates/rules/template-variables.ts'
import { BUDGET_PHRASES, PROJECT_PHRASES, TIMELINE_PHRASES } from '../../rules/labels.ts'
import type { DesignerRequestInput } from '../schema.ts'

export type ReplyRequest = Pick<
  DesignerRequestInput,
  'name' | 'projectType' | 'contactPreference' | 'budgetRange' | 'timeline' | 'message'
>

/** The values of a reply template's variables, except the link, which only sending creates. */
export function replyValues(request: ReplyRequest): TemplateValues {
  const { contactPreference, budgetRange, timeline } = request
  return {
    name: request.name,
    project_type: PROJECT_PHRASES[request.projectType],
    contact_preference: contactPreference === 'both' ? 'email and phone' : contactPreference,
    budget_range: budgetRange && BUDGET_PHRASES[budgetRange],
    timeline: timeline && TIMELINE_PHRASES[timeline],
    original_message: request.message,
  }
}
