/** Maximum length, in characters. */
export const MAX_BLOCK_REASON = 500
