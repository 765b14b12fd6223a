import { INTAKE_LINK_DAYS } from '#app/lib/link-lifetimes.ts'
import { placeholdersIn } from '#app/lib/placeholders.ts'

/** A template's variables, each with its meaning and a sample value. */
export const TEMPLATE_VARIABLES = {
  name: { meaning: 'Name of the person', sample: 'Anna Berg' },
  project_type: {
    meaning: 'What the project is, for the middle of a sentence',
    sample: 'your single-room project',
  },
  contact_preference: { meaning: 'How they want to be contacted', sample: 'email and phone' },
  budget_range: {
    meaning: 'Their budget; a list item with it is left out when they gave none',
    sample: '$5,000 – $15,000',
  },
  timeline: {
    meaning: 'When they want it done; a list item with it is left out when they did not say',
    sample: '1–3 months',
  },
  original_message: {
    meaning: 'What they wrote',
    sample: 'Our living room faces north.\nWe would love it to feel warmer.',
  },
  intake_form_url: {
    meaning: `Link to the intake form, made for this person; good for ${INTAKE_LINK_DAYS} days and one use`,
    sample: 'https://example.com/design-intake-form/sample',
  },
} as const satisfies Record<string, { meaning: string; sample: string }>

export type TemplateVariable = keyof typeof TEMPLATE_VARIABLES
/** Values by variable. {@link INSTEAD} replaces missing and empty ones. */
export type TemplateValues = Partial<Record<TemplateVariable, string | null>>

export const isTemplateVariable = (name: string): name is TemplateVariable =>
  Object.hasOwn(TEMPLATE_VARIABLES, name)

/** Fallbacks for missing values, so that every sentence stays whole. */
export const INSTEAD: Record<TemplateVariable, string> = {
  name: 'there',
  project_type: 'your project',
  contact_preference: 'email',
  budget_range: 'not said yet',
  timeline: 'not said yet',
  original_message: '',
  intake_form_url: '',
}

/** Variables of optional answers. Without a value, a list item with one of them is left out. */
export const MAY_BE_UNSAID: readonly string[] = ['budget_range', 'timeline'] satisfies TemplateVariable[]

/** Sample values for a preview. */
export const SAMPLE_VALUES = Object.fromEntries(
  Object.entries(TEMPLATE_VARIABLES).map(([name, { sample }]) => [name, sample]),
) as Record<TemplateVariable, string>

/** Placeholders that are no variables, with their braces. */
export function unknownVariables(text: string): string[] {
  return placeholdersIn(text)
    .filter((name) => !isTemplateVariable(name))
    .map((name) => `{{${name}}}`)
}

/** Whether a template contains a variable, such as `intake_form_url`, whose value must be created for it. */
export function usesVariable(template: { subject: string; content: string }, name: TemplateVariable) {
  return placeholdersIn(`${template.subject} ${template.content}`).includes(name)
}
