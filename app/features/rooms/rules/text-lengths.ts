/** In characters. */
export const MAX_FEEDBACK = 1000

export const MAX_VOTER_NAME = 60

export const MAX_ITEMS_TO_KEEP = 300
