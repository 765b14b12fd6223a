/** Whether a button ignores clicks. It keeps the keyboard focus. */
export const isOff = (button: HTMLElement): boolean => button.getAttribute('aria-disabled') === 'true'

/** As an attribute, because Firefox has a property for it only since the end of 2023. */
export function turnOff(button: HTMLElement, off: boolean): void {
  if (off) button.setAttribute('aria-disabled', 'true')
  else button.removeAttribute('aria-disabled')
}
