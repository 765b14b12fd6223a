export const FEEDBACK_STATUSES = ['new', 'pending', 'reviewed', 'resolved'] as const
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number]

interface Step {
  status: FeedbackStatus
  text: string
}

const TO_REVIEWED: Step = { status: 'reviewed', text: 'Mark Reviewed' }

/** Where a message goes from each status. */
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

/** What the list can be narrowed to; the first is what it opens with. */
export const FEEDBACK_VIEWS = ['unreviewed', 'reviewed', 'resolved', 'all'] as const
export type FeedbackView = (typeof FEEDBACK_VIEWS)[number]

export const VIEW_STATUSES: Record<FeedbackView, readonly FeedbackStatus[] | undefined> = {
  unreviewed: ['new', 'pending'],
  reviewed: ['reviewed'],
  resolved: ['resolved'],
  all: undefined,
}

/** What must be typed before every message is deleted. */
export const DELETE_ALL_WORD = 'DELETE'
