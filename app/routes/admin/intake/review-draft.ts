/** What somebody typed about an intake form and has not saved. */
interface ReviewDraft {
  status: string
  adminNotes: string
  /** The version of the review that it was begun with. */
  version: string
}

/**
 * Drafts by the intake form's id, in the browser only. They outlive the dialog, which Escape, a click beside it and its
 * link to the print view close.
 */
export const REVIEW_DRAFTS = new Map<string, ReviewDraft>()

/** Reads the draft in a form. */
export function draftIn(form: HTMLFormElement): ReviewDraft {
  const fields = new FormData(form)
  const text = (name: string) => String(fields.get(name) ?? '')
  return { status: text('status'), adminNotes: text('adminNotes'), version: text('version') }
}
