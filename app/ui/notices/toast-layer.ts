/**
 * Opens a layer for toasts above everything, also above dialogs that open later. A modal dialog covers and disables
 * whatever is outside of it, so the layer moves into the open one, and back when that closes or goes.
 */
export function openToastLayer(): HTMLElement {
  const layer = document.createElement('div')
  layer.className = 'toast-layer'
  // Browsers without popovers (iOS 16) show the toasts behind the dialog.
  if ('popover' in layer) layer.popover = 'manual'
  const follow = () => moveInto(topmost(), layer)
  new MutationObserver(follow).observe(document.body, {
    ...{ subtree: true, childList: true },
    attributeFilter: ['open'],
  })
  follow()
  return layer
}

const topmost = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body

function moveInto(place: Element, layer: HTMLElement) {
  if (layer.parentElement === place) return
  place.append(layer)
  if (layer.popover) layer.showPopover()
}
