/**
 * Focuses what takes the place of an element that had the focus, as its `ref`. Otherwise the next key would start at the
 * page's first link.
 */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}
