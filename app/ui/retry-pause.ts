/**
 * Milliseconds before a request that was lost is sent again. Browsers say that they are online before requests get through.
 */
export const RETRY_PAUSE_MS = 2000
