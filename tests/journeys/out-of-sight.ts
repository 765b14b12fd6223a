/**
 * Reports content that a page cuts off: outside the window, or clipped. Runs in the browser.
 *
 * @returns a line for each fault; nothing for content that is hidden on purpose (texts for screen readers, closed
 *   parts, texts that end in an ellipsis, scrollable boxes)
 */
export function outOfSight(): string[] {
  const page = document.documentElement
  const width = page.clientWidth
  const faults = new Set<string>()
  const nameOf = (element: Element) => {
    const own = (element as HTMLElement).innerText?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? ''
    const classes = element.getAttribute('class')?.split(/\s+/).slice(0, 4).join('.') ?? ''
    return `<${element.tagName.toLowerCase()}${element.id && `#${element.id}`}${classes && `.${classes}`}> “${own}”`
  }
  const parents = (element: Element) => {
    const found: Element[] = []
    for (let each = element.parentElement; each; each = each.parentElement) found.push(each)
    return found
  }
  const isUnseen = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    element.closest('[aria-hidden="true"]') !== null ||
    [element, ...parents(element)].some((each) => {
      const { clipPath, position, clip } = getComputedStyle(each)
      return (clipPath === 'inset(50%)' || clip !== 'auto') && position === 'absolute'
    })

  if (page.scrollWidth > width) faults.add('the page scrolls sideways')

  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg') && element.tagName !== 'svg') continue
    const box = element.getBoundingClientRect()
    if (
      box.width === 0 ||
      box.height === 0 ||
      (box.right <= width + 1 && box.left >= -1) ||
      isUnseen(element)
    )
      continue
    const holder = parents(element).find((each) => getComputedStyle(each).overflowX !== 'visible')
    if (!holder || holder === document.body) faults.add(`beside the window: ${nameOf(element)}`)
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const element = text.parentElement!
    if (
      !text.data.trim() ||
      element.closest('script, style, noscript, svg, option, textarea') ||
      isUnseen(element)
    )
      continue
    const range = document.createRange()
    // Words that fit into a line on a phone must never break. Addresses and longer words of people may.
    for (const { 0: word, index } of text.data.matchAll(/(?<!\S)[\p{L}\p{N},’]{2,18}(?!\S)/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) faults.add(`“${word}” is taken apart: ${nameOf(element)}`)
    }
    range.selectNodeContents(text)
    const around = [element, ...parents(element)].filter((each) => each !== page && each !== document.body)
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue
      for (const each of around) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, display } = getComputedStyle(each)
        const edge = each.getBoundingClientRect()
        const isWide = box.right > edge.right + 1.5 || box.left < edge.left - 1.5
        if (display.startsWith('inline') && !display.startsWith('inline-')) continue
        if (overflowX === 'auto' || overflowX === 'scroll') {
          if (isWide) break
          continue
        }
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break
        if (overflowX === 'visible') {
          if (isWide && each === element) faults.add(`runs out of its box: ${nameOf(element)}`)
          continue
        }
        const isTall = overflowY !== 'visible' && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3)
        if (isWide || isTall) faults.add(`cut off by ${nameOf(each)}: ${nameOf(element)}`)
        break
      }
    }
  }
  return [...faults]
}
