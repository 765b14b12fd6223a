import type { REQUEST_STATUSES } from '../../rules/choices.ts'

export type RequestStatus = (typeof REQUEST_STATUSES)[number]

/** The statuses that may follow each status. None goes back. */
export const NEXT_STATUSES: Record<RequestStatus, readonly RequestStatus[]> = {
  pending: ['contacted', 'resolved'],
  contacted: ['resolved'],
  resolved: [],
}

export const REQUEST_STATUS_LABELS: Record<RequestStatus, string> = {
  pending: 'Pending',
  contacted: 'Contacted',
  resolved: 'Resolved',
}

/** The name shown for an author whose account was deleted. */
export const FORMER_COLLEAGUE = 'a former colleague'
