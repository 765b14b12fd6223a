/**
 * Loads the page again where it stands under another address than the server rendered it for, because someone has gone Back
 * or Forward meanwhile. Only once in a place: a proxy may leave out a part of the address.
 *
 * @returns whether the browser is loading it again
 */
export function loadsAnew(): boolean {
  const isRight = document.documentElement.dataset.renderedFor === location.pathname + location.search
  if (isRight || history.state?.isAnew) return false
  history.replaceState({ isAnew: true }, '')
  location.reload()
  return true
}
