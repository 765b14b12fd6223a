/**
 * Bounds how much work runs at the same time for each key, such as a member.
 *
 * @param most running at once for one key
 * @returns runs `work`, or returns undefined at once when that many are running
 */
export function concurrencyLimit(most: number) {
  const running = new Map<string, number>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined> => {
    const before = running.get(key) ?? 0
    if (before >= most) return undefined
    running.set(key, before + 1)
    try {
      return await work()
    } finally {
      const left = running.get(key)! - 1
      if (left > 0) running.set(key, left)
      else running.delete(key)
    }
  }
}
