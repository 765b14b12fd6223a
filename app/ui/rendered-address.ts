import { withStorage } from '#app/lib/browser-storage.ts'

/** The attribute of the page's root element in which the server says for which address it rendered the page. */
export const RENDERED_FOR = 'data-rendered-for'

const RELOADED = 'reloaded-for'

/**
 * Loads the page again where it stands under another address than it was rendered for, as it does when someone goes Back or
 * Forward while it loads. Only once in a row for an address: a proxy may leave out a part of it that the server never sees.
 *
 * @returns whether the browser is loading it again
 */
export function reloadForAddress(): boolean {
  const address = location.pathname + location.search
  const isRight = document.documentElement.getAttribute(RENDERED_FOR) === address
  const isFirst = withStorage('session', (storage) => {
    const before = storage.getItem(RELOADED)
    if (isRight) storage.removeItem(RELOADED)
    else storage.setItem(RELOADED, address)
    return before !== address
  })
  if (isRight || !isFirst) return false
  location.reload()
  return true
}
