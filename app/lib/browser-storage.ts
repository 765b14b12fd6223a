export type Area = 'local' | 'session'

/**
 * Uses a storage of this browser: the tab's (`session`) or the whole browser's (`local`). It may be full, blocked or
 * hold what others wrote, and even reaching for it may throw.
 *
 * @returns undefined where the action fails; callers go on without storage
 */
export function withStorage<T>(area: Area, action: (storage: Storage) => T): T | undefined {
  try {
    return action(area === 'local' ? localStorage : sessionStorage)
  } catch {
    return undefined
  }
}
