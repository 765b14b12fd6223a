import type { Administrator } from '#app/platform/auth/actor.ts'

/** Administrators cannot block or delete themselves, so that somebody is left to undo it. */
export const isOwnAccount = (actor: Administrator, userId: string) => actor.userId === userId
