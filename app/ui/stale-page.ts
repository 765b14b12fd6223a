/**
 * Loads the page again where its address has another path than the server rendered it for, because someone has gone Back or
 * Forward before React took it over. At most once in a row for each place in the history: a proxy may always give the server
 * another path. Queries are left out, because React Router may write the same one otherwise than the browser.
 *
 * @returns whether the browser is loading it again
 */
export function reloadIfStale(): boolean {
  const { isReloaded, ...place } = history.state ?? {}
  const isStale = document.documentElement.dataset.renderedFor !== location.pathname
  // React Router's key stays: where it is missing, its scroll script writes a state of its own over this one.
  if (isStale !== !!isReloaded) history.replaceState(isStale ? { ...place, isReloaded: true } : place, '')
  if (!isStale || isReloaded) return false
  location.reload()
  return true
}
