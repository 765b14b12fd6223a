import type { IntakeAnswers } from '../schema.ts'
import { INTAKE_SECTIONS, type IntakeFieldName } from './intake-sections.ts'

const FIELDS = new Map(
  INTAKE_SECTIONS.flatMap((section) => section.fields).map((field) => [field.name, field]),
)

/** Tabs of an intake form's details, with the answers in each. */
export const INTAKE_TABS: { name: string; title: string; fields: IntakeFieldName[] }[] = [
  {
    name: 'room',
    title: 'Room Details',
    fields: [
      'roomType',
      'roomPrimaryFunction',
      'roomSizeSqft',
      'roomDimensions',
      'ceilingHeight',
      'currentIssues',
      'designGoals',
    ],
  },
  {
    name: 'style',
    title: 'Style & Preferences',
    fields: [
      'preferredStyles',
      'colorPreferences',
      'materialPreferences',
      'styleInspiration',
      'designStyleFlexibility',
      'accessibilityNeeds',
      'petConsiderations',
      'lifestyleConsiderations',
      'specialRequirements',
      'priorityAreas',
    ],
  },
  {
    name: 'furniture',
    title: 'Furniture & Layout',
    fields: [
      'mustKeepFurniture',
      'furnitureToReplace',
      'existingFurnitureCondition',
      'roomLayoutDescription',
      'windowsDoorsDescription',
      'lightingDescription',
      'electricalOutlets',
    ],
  },
  {
    name: 'budget',
    title: 'Timeline & Budget',
    fields: [
      'preferredStartDate',
      'expectedCompletionTimeframe',
      'budgetRange',
      'budgetFlexibility',
      'additionalNotes',
    ],
  },
]

type KeptAnswers = { [Name in IntakeFieldName]: IntakeAnswers[Name] | string | null }

/** Answers by the label of their question; '–' for a missing answer. */
export function intakeFacts(
  answers: KeptAnswers,
  names: IntakeFieldName[],
): [question: string, answer: string][] {
  return names.map((name) => {
    const field = FIELDS.get(name)!
    const value = answers[name]
    const values = Array.isArray(value) ? value : [value === null ? '' : String(value)]
    const said = values.map((each) => field.options?.find((option) => option.value === each)?.label ?? each)
    return [field.label, said.filter(Boolean).join(', ') || '–']
  })
}
