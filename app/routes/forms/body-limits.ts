/** Most bytes of all texts of a form together. */
export const MAX_FORM_BYTES = 1_000_000
/** Most fields and files of a form; none of ours has a hundred. */
export const MAX_FIELDS = 500
/** Longest name of a field, in bytes as it is sent. */
export const MAX_NAME_BYTES = 200
/** Longest head of a part of a form with files, in bytes: a name, and a file's name of 255 characters. */
export const MAX_PART_HEAD_BYTES = 4096
/** Longest line between such parts, as RFC 2046 says. */
export const MAX_BOUNDARY_BYTES = 70

/** How fast a body must arrive. */
export interface Pace {
  /** Bytes that must arrive … */
  minBytes: number
  /** … in each period of this many milliseconds, until the body ends. */
  withinMs: number
  /** Milliseconds after which we stop waiting. */
  maxMs: number
}

/** What a phone manages in a house with poor reception: 4 KB a second. */
export const PACE: Pace = { minBytes: 80_000, withinMs: 20_000, maxMs: 600_000 }

/** What the bodies that are arriving may hold in memory together. */
export interface Share {
  maxBytes: number
  maxBodies: number
}

const MB = 1_000_000
/** Every body in this process. */
export const PROCESS_SHARE: Share = { maxBytes: 96 * MB, maxBodies: 2000 }
/** Those that come from one network. */
export const NETWORK_SHARE: Share = { maxBytes: 48 * MB, maxBodies: 300 }
/** Those of one signed-in person. */
export const PERSON_SHARE: Share = { maxBytes: 32 * MB, maxBodies: 300 }
/** Milliseconds after which the oldest body must make room for others that wait. */
export const MAX_AGE_WHEN_FULL = 60_000

/** How much of a body that is too large we still receive, in bytes: only then does its sender read why. */
export const MAX_LEFT_OVER_BYTES = 50 * MB
