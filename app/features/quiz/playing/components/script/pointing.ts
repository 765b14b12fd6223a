/**
 * Tells real pointing from content that appears under a resting pointer.
 *
 * @returns a function that says that the content has changed
 */
export function followPointing(area: HTMLElement): () => void {
  let last: string | undefined
  // Browsers also report a move when content moves under a resting pointer.
  area.addEventListener('pointermove', ({ clientX, clientY }) => {
    const place = `${clientX} ${clientY}`
    if (place !== last) area.classList.add('quiz-pointing')
    last = place
  })
  return () => area.classList.remove('quiz-pointing')
}
