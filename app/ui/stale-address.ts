/**
 * Loads the page again where it stands under another path than the server rendered it for, because someone has gone Back
 * or Forward meanwhile. Only once in a place: a proxy may give the server another path. Queries are left out, because React Router
 * may write the same one otherwise than the browser.
 *
 * @returns whether the browser is loading it again
 */
export function loadsAnew(): boolean {
  const isRight = document.documentElement.dataset.renderedFor === location.pathname
  if (isRight || history.state?.isAnew) return false
  // React Router's place in the history stays: where its key is missing, its scroll script writes a state of its own over this one.
  history.replaceState({ ...history.state, isAnew: true }, '')
  location.reload()
  return true
}
