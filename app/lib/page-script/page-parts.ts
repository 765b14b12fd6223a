/** The part of a page that the server named with `data-part`, for the page's own script. Check for those that may be missing. */
export const part = (name: string, within: ParentNode = document): HTMLElement =>
  within.querySelector<HTMLElement>(`[data-part="${name}"]`)!

/** A copy of an element that the server sent in a template. */
export function fromTemplate(name: string, within?: ParentNode): HTMLElement {
  const { content } = part(name, within) as HTMLTemplateElement
  return document.importNode(content, true).firstElementChild as HTMLElement
}

/**
 * Puts a template's notice beside the template, or takes it away. One that is there stays as it is.
 *
 * @param template holds one element, which carries `data-notice`
 * @returns the notice that is shown
 */
export function showNotice(template: HTMLElement, isShown: boolean): HTMLElement | undefined {
  const beside = template.nextElementSibling as HTMLElement | null
  const isThere = beside?.hasAttribute('data-notice') === true
  if (!isShown && isThere) beside.remove()
  if (isShown && !isThere)
    template.after(document.importNode((template as HTMLTemplateElement).content, true))
  return isShown ? (template.nextElementSibling as HTMLElement) : undefined
}

/** Shows a page that the server sent in answer to a form, from its top. */
export function showPage(page: Document): void {
  document.title = page.title
  document.body.replaceChildren(...page.body.childNodes)
  scrollTo(0, 0)
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  // What had the focus is gone, and nothing else would be read aloud.
  heading?.focus()
}
