/**
 * Shares the result of running work among all callers.
 *
 * @returns runs `work`, unless work with this key is running; then it waits for that result
 */
export function singleFlight<Result>() {
  const underWay = new Map<string, Promise<Result>>()
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const known = underWay.get(key)
    if (known) return known
    const running = work().finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }
}
