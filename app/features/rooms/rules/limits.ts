/** Longest written wish, in characters. */
export const MAX_FEEDBACK = 1000
