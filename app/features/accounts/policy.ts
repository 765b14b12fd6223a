import type { Administrator } from '#app/platform/auth/actor.ts'

/** Administrators block and delete others, never themselves: somebody must be able to take it back. */
export const isOwnAccount = (actor: Administrator, userId: string) => actor.userId === userId
