import { AppError } from '#app/lib/app-error.ts'

/**
 * Refuses an edit of fields that another window changed meanwhile.
 *
 * @param stored what the other window stored, by field; empty without a conflict
 * @throws AppError `changed_meanwhile` at the fields
 */
export function refuseConflicts(stored: Record<string, string>): void {
  const fields = Object.entries(stored)
  if (fields.length === 0) return
  const words = (text: string) =>
    text
      ? `Another window changed this to “${text.slice(0, 100)}”. Save again to keep yours.`
      : 'Another window emptied this. Save again to keep yours.'
  throw new AppError('changed_meanwhile', 'It was changed in another window. Nothing of yours is lost.', {
    status: 409,
    fieldErrors: Object.fromEntries(fields.map(([field, text]) => [field, [words(text)]])),
  })
}
