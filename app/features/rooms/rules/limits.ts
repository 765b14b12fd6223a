/** Largest photo a person may send: 10 MB. */
export const MAX_PHOTO_BYTES = 10_485_760

/** Longest written wish, in characters. */
export const MAX_FEEDBACK = 1000
