export const MAX_THINGS = 60

/** In characters. */
export const MAX_NAME = 80
export const MAX_DETAIL = 80
export const MAX_NOTES = 4000

/** In cents: one million and ten million dollars. */
export const MAX_PRICE = 100_000_000
export const MAX_BUDGET = 1_000_000_000

/** Per thing. */
export const MAX_SEARCHES = 6

/** Maximum number of paid calls to the vision model for one version. */
export const MAX_ASKED = 3
