import { withStorage } from '#app/lib/browser-storage.ts'

/** Where React Router keeps how far pages were scrolled, by the keys of their entries in the history. */
export const SCROLL_POSITIONS = 'scroll-positions'

/**
 * Forgets how far the opened page was scrolled before: it is already there again. React would go there once more when it
 * takes the page over, wherever the person has scrolled meanwhile.
 */
export function forgetScrollPosition(): void {
  withStorage('session', (storage) => {
    const positions = JSON.parse(storage.getItem(SCROLL_POSITIONS) ?? '{}')
    delete positions[history.state?.key]
    storage.setItem(SCROLL_POSITIONS, JSON.stringify(positions))
  })
}
