/** Recovery codes for a lost app. */
export const RECOVERY_CODES = 10

/** Minutes within which a second factor that was begun is confirmed. */
export const SETUP_MINUTES = 30

/** A code as people type it, without what they put between its parts. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '')

/** Whether it is a code of the app: six digits. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code)

/** A secret in groups of four, as it is typed into an app. */
export const inGroups = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? text
