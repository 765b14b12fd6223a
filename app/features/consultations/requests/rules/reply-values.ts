import type { TemplateValues } from '#app/features/email/templates/rules/template-variables.ts'
import { BUDGET_PHRASES, PROJECT_PHRASES, TIMELINE_PHRASES } from '../../rules/labels.ts'
import type { DesignerRequestInput } from '../schema.ts'

export type ReplyRequest = Pick<
  DesignerRequestInput,
  'name' | 'projectType' | 'contactPreference' | 'budgetRange' | 'timeline' | 'message'
>

/** What a template's variables stand for in an answer to a request; the link is made when it is sent. */
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
