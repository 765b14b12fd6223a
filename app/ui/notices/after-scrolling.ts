/** Milliseconds without scrolling after which it has ended, where the browser does not say so. */
const QUIET_MS = 150

/**
 * Calls back whenever scrolling has ended, of the page or of a part of it.
 *
 * @returns a function that ends this
 */
export function afterScrolling(page: EventTarget, callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(callBack, QUIET_MS)
  }
  // Older versions of Safari have no `scrollend`.
  const [event, listener] = 'onscrollend' in page ? ['scrollend', callBack] : ['scroll', wait]
  // Scrolling of a part of the page does not bubble.
  page.addEventListener(event, listener, true)
  return () => {
    clearTimeout(timer)
    page.removeEventListener(event, listener, true)
  }
}
