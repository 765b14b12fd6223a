/** A ref that scrolls to an element when it appears, as far as is needed to see it whole. */
export const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
