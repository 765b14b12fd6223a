/** Longest written wish, in characters. */
export const MAX_FEEDBACK = 1000

/** Most characters of the things to keep. */
export const MAX_KEEPSAKES = 300
