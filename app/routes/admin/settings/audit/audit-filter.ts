import { z } from 'zod'
import type { AuditFilter } from '#app/features/audit/queries.server.ts'
import { AUDIT_ACTIONS, actionWords } from '#app/features/audit/rules/actions.ts'
import { SUBJECT_LABELS } from '#app/features/audit/rules/subjects.ts'
import { SUBJECT_KINDS } from '#app/features/audit/schema.ts'
import { dayRangeFrom } from '#app/lib/day-range.ts'
import { choiceFrom, searchFrom } from '#app/lib/paging.ts'

/** The filters in a query; invalid values are ignored. */
export const auditFilter = (query: URLSearchParams): AuditFilter => ({
  search: searchFrom(query),
  actorId: z.uuid().safeParse(query.get('who')).data,
  action: choiceFrom(query, 'action', AUDIT_ACTIONS),
  kind: choiceFrom(query, 'of', SUBJECT_KINDS),
  days: dayRangeFrom(query),
})

const ALL = { value: '', label: 'All' }

export const ACTION_OPTIONS = [
  ALL,
  ...AUDIT_ACTIONS.map((value) => ({ value, label: actionWords(value) ?? value })).sort((one, other) =>
    one.label.localeCompare(other.label),
  ),
]

export const SUBJECT_OPTIONS = [
  ALL,
  ...SUBJECT_KINDS.map((value) => ({ value, label: SUBJECT_LABELS[value] })),
]
