/** An upload that was answered with an address to see it at. */
export interface PromisedUpload {
  id: string
  email: string
  submissionId: string
  wish: string
}

/** What people were told is done, and how they were answered. */
export interface Promises {
  /** E-mail addresses. */
  accounts: string[]
  uploads: PromisedUpload[]
  /** Ids of sessions at Stripe that people were led to, with the buyer's address. */
  checkouts: { sessionId: string; email: string }[]
  /** Ids of Stripe's events. */
  events: string[]
  /** Forms that were sent, again and again counted. */
  forms: number
  /** How often each answer was met that is none: a status from 500 on, or a broken connection. */
  failures: Map<string, number>
  /** Answers that no person should get. */
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
