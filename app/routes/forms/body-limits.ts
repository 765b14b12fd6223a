/** Maximum size of all text fields of a form together, in bytes. */
export const MAX_FORM_BYTES = 1_000_000
/** Maximum number of fields and files in a form. The product's forms have fewer than 100. */
export const MAX_FIELDS = 500
/** Maximum length of a field's name, in bytes as sent. */
export const MAX_NAME_BYTES = 200
/** Maximum header size of a multipart part, in bytes: a field's name, and a file's name of 255 characters. */
export const MAX_PART_HEAD_BYTES = 4096
/** Maximum length of a multipart boundary, from RFC 2046. */
export const MAX_BOUNDARY_BYTES = 70

/** The pace that an arriving body must keep. */
export interface Pace {
  /** Bytes that must arrive in each period. */
  minBytes: number
  /** Length of a period, in milliseconds. */
  withinMs: number
  /** Maximum time spent waiting for the sender, in milliseconds. */
  maxMs: number
}

/** The pace of a phone in a house with poor reception: 4 KB a second. */
export const PACE: Pace = { minBytes: 80_000, withinMs: 20_000, maxMs: 600_000 }

/** Limits for all bodies that arrive at the same time. */
export interface Share {
  maxBytes: number
  maxBodies: number
}

const MB = 1_000_000
/** For all bodies in this process. */
export const PROCESS_SHARE: Share = { maxBytes: 96 * MB, maxBodies: 2000 }
/** For all bodies from one network. */
export const NETWORK_SHARE: Share = { maxBytes: 48 * MB, maxBodies: 300 }
/** For all bodies from one signed-in user. */
export const PERSON_SHARE: Share = { maxBytes: 32 * MB, maxBodies: 300 }
/** Age in milliseconds at which the oldest body must make room for waiting ones. */
export const MAX_AGE_WHEN_FULL = 60_000

/**
 * Maximum number of bytes still received of a body that is too large. Its sender reads the answer only after sending
 * all.
 */
export const MAX_LEFT_OVER_BYTES = 50 * MB
