/** Longest reason for a block, in characters. */
export const MAX_BLOCK_REASON = 500
