/** Stored values of the forms' choices. A separate module, so that pages show them without loading the schema. */

export const PROJECT_TYPES = [
  'single_room',
  'multiple_rooms',
  'full_home',
  'consultation',
  'renovation',
  'new_construction',
  'other',
] as const

export const BUDGET_RANGES = [
  'under_5k',
  '5k_15k',
  '15k_30k',
  '30k_50k',
  '50k_100k',
  'over_100k',
  'not_sure',
] as const

export const TIMELINES = [
  'asap',
  '1_3_months',
  '3_6_months',
  '6_12_months',
  'over_1_year',
  'flexible',
] as const

export const CONTACT_PREFERENCES = ['email', 'phone', 'both'] as const

export const REQUEST_STATUSES = ['pending', 'contacted', 'resolved'] as const

export const SUBMISSION_STATUSES = ['new', 'in_review', 'contacted', 'completed', 'declined'] as const

export const INTAKE_ROOM_TYPES = [
  'Living Room',
  'Bedroom',
  'Kitchen',
  'Dining Room',
  'Home Office',
  'Bathroom',
  'Family Room',
  'Guest Room',
  'Nursery',
  'Basement',
  'Attic',
  'Entryway',
  'Laundry Room',
  'Other',
] as const
