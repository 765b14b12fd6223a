import { type Answers, answersIn, isExpired, type StoredDraft } from '../rules/form-draft.ts'

/**
 * Reads a draft. Deletes it when it is another person's, and the expired drafts of every form.
 *
 * @returns no answers without a draft
 */
export function readDraft(name: string, owner: string): Answers {
  try {
    const now = Date.now()
    const drafts = Object.keys(localStorage).filter((key) => key.includes('_draft'))
    for (const key of drafts) if (isExpired(localStorage.getItem(key), now)) localStorage.removeItem(key)
    const answers = answersIn(localStorage.getItem(name), owner, now)
    if (!answers) localStorage.removeItem(name)
    return answers ?? {}
  } catch {
    return {}
  }
}

/** Stores a draft, or deletes it when it holds no answers. @returns whether this browser can keep drafts */
export function storeDraft(name: string, draft: StoredDraft): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(draft))
    if (Object.keys(draft.answers).length === 0) localStorage.removeItem(name)
    return true
  } catch {
    return false
  }
}

/** Deletes a draft. */
export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Without storage there is no draft.
  }
}
