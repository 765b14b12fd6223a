export const FEEDBACK_TYPES = ['contact_form'] as const

export const FEEDBACK_STATUSES = ['new', 'pending', 'reviewed', 'resolved'] as const
