import type { AuditDetails, AuditState } from '../schema.ts'

/** What a change was, without words: numbers and switches stay, and so do the fields' names. */
const withoutWords = (state: AuditState | null): AuditState | null =>
  state &&
  Object.fromEntries(
    Object.entries(state).filter(([, value]) => typeof value === 'number' || typeof value === 'boolean'),
  )

/** The details of an entry, without anything that could tell whom it was about. */
export const namelessDetails = (details: AuditDetails | null): AuditDetails | null =>
  details && { before: withoutWords(details.before), after: withoutWords(details.after) }
