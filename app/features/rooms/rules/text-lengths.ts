/** Longest written wish, in characters. */
export const MAX_FEEDBACK = 1000

/** Longest name of a voter, in characters. */
export const MAX_VOTER_NAME = 60

/** Longest list of items to keep, in characters. */
export const MAX_ITEMS_TO_KEEP = 300
