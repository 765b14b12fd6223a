/** Longest written wish, in characters. */
export const MAX_FEEDBACK = 1000

/** Longest name that somebody gives with their vote. */
export const MAX_VOTER_NAME = 60

/** Most characters of the things to keep. */
export const MAX_KEEPSAKES = 300
