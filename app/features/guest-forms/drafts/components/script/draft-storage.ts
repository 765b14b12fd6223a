import { withStorage } from '#app/lib/browser-storage.ts'
import { type Answers, answersIn, isExpired, type StoredDraft } from '../../rules/form-draft.ts'

/**
 * Reads a draft. Deletes it when it is another person's, and the expired drafts of every form.
 *
 * @returns no answers without a draft
 */
export function readDraft(name: string, owner: string): Answers {
  const answers = withStorage('local', (storage) => {
    const now = Date.now()
    const drafts = Object.keys(storage).filter((key) => key.includes('_draft'))
    for (const key of drafts) if (isExpired(storage.getItem(key), now)) storage.removeItem(key)
    const found = answersIn(storage.getItem(name), owner, now)
    if (!found) storage.removeItem(name)
    return found
  })
  return answers ?? {}
}

/** Stores a draft, or deletes it when it holds no answers. @returns whether this browser can keep drafts */
export function storeDraft(name: string, draft: StoredDraft): boolean {
  const isStored = withStorage('local', (storage) => {
    storage.setItem(name, JSON.stringify(draft))
    if (Object.keys(draft.answers).length === 0) storage.removeItem(name)
    return true
  })
  return isStored ?? false
}

/** Deletes a draft. */
export function forgetDraft(name: string): void {
  withStorage('local', (storage) => storage.removeItem(name))
}
