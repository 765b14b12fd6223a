/** An upload that the product confirmed with its address. */
export interface PromisedUpload {
  id: string
  email: string
  submissionId: string
  wish: string
}

/** Everything that the product confirmed to people, and its other responses. */
export interface Promises {
  /** Email addresses. */
  accounts: string[]
  uploads: PromisedUpload[]
  /** Ids of Stripe sessions that people were redirected to, with the buyer's address. */
  checkouts: { sessionId: string; email: string }[]
  /** Ids of Stripe's events. */
  events: string[]
  /** Number of sent forms, including repeated ones. */
  forms: number
  /** Number of each kind of failure: a status of 500 or above, or a broken connection. */
  failures: Map<string, number>
  /** Responses that nobody should get. */
  wrong: string[]
}

export const noPromises = (): Promises => ({
  accounts: [],
  uploads: [],
  checkouts: [],
  events: [],
  forms: 0,
  failures: new Map(),
  wrong: [],
})
