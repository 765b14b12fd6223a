const turns = new Map<string, Promise<unknown>>()

/**
 * Works what one person asks for one after the other, in this process: the next sees what the one before has used up.
 * Others do not wait for it.
 */
export function oneByOne<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
  const mine = (turns.get(userId) ?? Promise.resolve()).then(work)
  const settled = mine
    .catch(() => {})
    .finally(() => {
      if (turns.get(userId) === settled) turns.delete(userId)
    })
  turns.set(userId, settled)
  return mine
}
