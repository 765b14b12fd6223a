import type { Administrator } from '#app/platform/auth/actor.ts'

/** Administrators block and delete others, never themselves, so that one is left to undo it. */
export const isOwnAccount = (actor: Administrator, userId: string) => actor.userId === userId
