const turns = new Map<string, Promise<unknown>>()

/**
 * Runs one user's work sequentially within this process, so that each piece sees what the one before has used up.
 * Other users do not wait for it.
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
