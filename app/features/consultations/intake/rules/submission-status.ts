import type { SUBMISSION_STATUSES } from '../../rules/choices.ts'

export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

export const SUBMISSION_STATUS_LABELS: Record<SubmissionStatus, string> = {
  new: 'New',
  in_review: 'In Review',
  contacted: 'Contacted',
  completed: 'Completed',
  declined: 'Declined',
}
