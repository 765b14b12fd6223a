/** Somebody who has a link to a pair. */
export interface SecondPerson {
  /** Null for a guest. */
  userId: string | null
  /** Identifies a guest's browser; null when it has not sent a result yet. */
  browser: string | null
}

interface Taken {
  partnerUserId: string | null
  partnerBrowser: string | null
}

/** Whether somebody is the second person of a pair: the member who joined it, or the guest's browser that did. */
export function isSecondPerson(pair: Taken, { userId, browser }: SecondPerson): boolean {
  if (pair.partnerUserId) return pair.partnerUserId === userId
  return pair.partnerBrowser !== null && pair.partnerBrowser === browser
}
