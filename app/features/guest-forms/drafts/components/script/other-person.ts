import { GUEST } from '../../../rules/form-options.ts'

/** What this place in the browser's history says of its form. */
interface Place {
  /** Whose form stood here. */
  formOwner?: string
}

/**
 * Empties a form in which the browser puts back what a member typed, once that member is signed out: whoever goes back to
 * it may be another person. A guest who signs in keeps what the browser remembers.
 *
 * @param owner whose form it is now
 */
export function emptyForAnother(form: HTMLFormElement, owner: string): void {
  const place: Place = history.state ?? {}
  history.replaceState({ ...place, formOwner: owner } satisfies Place, '')
  if ([undefined, GUEST, owner].includes(place.formOwner)) return
  // By then the browser has put back what it remembers.
  addEventListener('pageshow', () => form.reset(), { once: true })
}
