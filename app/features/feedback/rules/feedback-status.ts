export const FEEDBACK_STATUSES = ['new', 'pending', 'reviewed', 'resolved'] as const
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number]

interface Step {
  status: FeedbackStatus
  text: string
}

const TO_REVIEWED: Step = { status: 'reviewed', text: 'Mark Reviewed' }

/** The status that follows each status. */
export const NEXT_STEP: Record<FeedbackStatus, Step> = {
  new: TO_REVIEWED,
  pending: TO_REVIEWED,
  reviewed: { status: 'resolved', text: 'Mark Resolved' },
  resolved: { status: 'new', text: 'Reopen' },
}

export const STATUS_LABELS: Record<FeedbackStatus, string> = {
  new: 'New',
  pending: 'Pending',
  reviewed: 'Reviewed',
  resolved: 'Resolved',
}

/** Filters of the list; the first is the default. */
export const FEEDBACK_VIEWS = ['unreviewed', 'reviewed', 'resolved', 'all'] as const
export type FeedbackView = (typeof FEEDBACK_VIEWS)[number]

export const VIEW_STATUSES: Record<FeedbackView, readonly FeedbackStatus[] | undefined> = {
  unreviewed: ['new', 'pending'],
  reviewed: ['reviewed'],
  resolved: ['resolved'],
  all: undefined,
}

/** The word that confirms the deletion of every message. */
export const DELETE_ALL_WORD = 'DELETE'
