/** A person with a link to a pair. */
export interface SecondPerson {
  /** Null for a guest. */
  userId: string | null
  /** Id of a guest's browser; null before it has sent a result. */
  browser: string | null
}

interface Taken {
  partnerUserId: string | null
  partnerBrowser: string | null
}

/** Whether a person is the second of a pair: the member who joined it, or the guest in the same browser. */
export function isSecondPerson(pair: Taken, { userId, browser }: SecondPerson): boolean {
  if (pair.partnerUserId) return pair.partnerUserId === userId
  return pair.partnerBrowser !== null && pair.partnerBrowser === browser
}
