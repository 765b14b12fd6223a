import type { AuditDetails, AuditState } from '../schema.ts'

/** A state without texts: numbers, switches and field names stay. */
const withoutWords = (state: AuditState | null): AuditState | null =>
  state &&
  Object.fromEntries(
    Object.entries(state).filter(([, value]) => typeof value === 'number' || typeof value === 'boolean'),
  )

/** An entry's details, without anything that identifies its subject. */
export const namelessDetails = (details: AuditDetails | null): AuditDetails | null =>
  details && { before: withoutWords(details.before), after: withoutWords(details.after) }
