/** Number of recovery codes for a lost app. */
export const RECOVERY_CODES = 10

/** Minutes to confirm a new second factor. */
export const SETUP_MINUTES = 30

/** A typed code in lower case, without separators. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '')

/** Whether it is an app's code: six digits. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code)

/** A secret in groups of four, for typing it into an app. */
export const inGroups = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? text
