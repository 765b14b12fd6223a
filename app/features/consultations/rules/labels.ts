import type { BUDGET_RANGES, CONTACT_PREFERENCES, PROJECT_TYPES, TIMELINES } from './choices.ts'

export const PROJECT_TYPE_LABELS: Record<(typeof PROJECT_TYPES)[number], string> = {
  single_room: 'Single room',
  multiple_rooms: 'Multiple rooms',
  full_home: 'Full home',
  consultation: 'Consultation',
  renovation: 'Renovation',
  new_construction: 'New construction',
  other: 'Other',
}

/** The project within a sentence: 'a few questions about your renovation'. */
export const PROJECT_PHRASES: Record<(typeof PROJECT_TYPES)[number], string> = {
  single_room: 'your single-room project',
  multiple_rooms: 'your multi-room project',
  full_home: 'your whole-home project',
  consultation: 'your project',
  renovation: 'your renovation',
  new_construction: 'your new-construction project',
  other: 'your project',
}

export const BUDGET_LABELS: Record<(typeof BUDGET_RANGES)[number], string> = {
  under_5k: 'Under $5,000',
  '5k_15k': '$5,000 – $15,000',
  '15k_30k': '$15,000 – $30,000',
  '30k_50k': '$30,000 – $50,000',
  '50k_100k': '$50,000 – $100,000',
  over_100k: 'Over $100,000',
  not_sure: 'Not sure yet',
}

/** The budget after 'your budget is'. */
export const BUDGET_PHRASES: Record<(typeof BUDGET_RANGES)[number], string> = {
  ...BUDGET_LABELS,
  under_5k: 'under $5,000',
  over_100k: 'over $100,000',
  not_sure: 'still open',
}

export const TIMELINE_LABELS: Record<(typeof TIMELINES)[number], string> = {
  asap: 'As soon as possible',
  '1_3_months': '1–3 months',
  '3_6_months': '3–6 months',
  '6_12_months': '6–12 months',
  over_1_year: 'More than a year',
  flexible: 'Flexible',
}

/** The timeline within a sentence. */
export const TIMELINE_PHRASES: Record<(typeof TIMELINES)[number], string> = {
  ...TIMELINE_LABELS,
  asap: 'as soon as possible',
  over_1_year: 'more than a year',
  flexible: 'flexible',
}

export const CONTACT_LABELS: Record<(typeof CONTACT_PREFERENCES)[number], string> = {
  email: 'Email',
  phone: 'Phone',
  both: 'Email and phone',
}

/** Options of a select, from values and labels. */
export const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
