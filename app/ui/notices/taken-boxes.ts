import type { Box } from './free-place.ts'

const HEADINGS = 'h1, h2, h3, h4, legend'
const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, label, before-after, [role=alert]'

/**
 * The boxes of what a toast must not cover: headings and controls in view, and what calls for attention.
 *
 * @param place searched in: the page, or the open dialog, which covers the page
 * @param layer of the toasts, which do not count
 */
export function takenBoxes(place: Element, layer: Element): Box[] {
  const found = [...place.querySelectorAll(`${HEADINGS}, ${CONTROLS}`)]
  return found
    .filter((element) => !layer.contains(element) && element.checkVisibility?.() !== false)
    .map(boxOf)
    .filter(({ top, height, width }) => width > 1 && height > 1 && top < innerHeight && top + height > 0)
}

/** A heading's box is its text's, as the element reaches to the end of the line; a slider's is that of its knob. */
function boxOf(element: Element): Box {
  if (!element.matches(HEADINGS)) {
    const knob = element.shadowRoot?.querySelector('.knob')
    return (knob ?? element).getBoundingClientRect()
  }
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getBoundingClientRect()
}
