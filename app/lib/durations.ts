/** Milliseconds. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** In seconds, for rate limits, cookies and caches. */
export const HOUR_SECONDS = HOUR / 1000
export const DAY_SECONDS = DAY / 1000
export const YEAR_SECONDS = 365 * DAY_SECONDS
