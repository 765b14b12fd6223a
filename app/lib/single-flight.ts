/**
 * Work that is done once for all who ask while it is under way.
 *
 * @returns runs `work` unless the work with this key is under way; then its result is awaited
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
