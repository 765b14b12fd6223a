/** Most things on a board. */
export const MAX_THINGS = 60

/** Longest texts, in characters. */
export const MAX_NAME = 80
export const MAX_DETAIL = 80
export const MAX_NOTES = 4000

/** Highest price of a thing, and highest budget, in cents: a million and ten million. */
export const MAX_PRICE = 100_000_000
export const MAX_BUDGET = 1_000_000_000

/** Most search links beside a thing. */
export const MAX_SEARCHES = 6

/** Most times that the vision model is asked for the things of one version: it is paid. */
export const MAX_ASKED = 3
