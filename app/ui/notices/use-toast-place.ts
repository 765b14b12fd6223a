import { useEffect, useState } from 'react'
import { useSonner } from 'sonner'
import { freePlace, type Spot } from './free-place.ts'
import { takenBoxes } from './taken-boxes.ts'

/** Pixels between two toasts that are stacked, and how many are shown. */
export const GAP = 10
const MOST = 3
/** Below this width in pixels, a toast takes the window's width. */
const NARROW = 640

interface ToastPlace {
  position: 'top-left' | 'bottom-left'
  offset: { left: number; right: number; top: number; bottom: number }
  spot: Spot
}

/** Keeps toasts clear of headings and controls: when one comes, the person has scrolled, or the page changes its height. */
export function useToastPlace(layer: HTMLElement): ToastPlace | undefined {
  const { toasts } = useSonner()
  const [place, setPlace] = useState<ToastPlace>()
  useEffect(() => {
    if (toasts.length === 0) return setPlace(undefined)
    const put = () => setPlace((current) => placeOf(layer, toasts.length, current))
    // The toast must be in the page to be measured.
    const frame = requestAnimationFrame(put)
    addEventListener('scrollend', put)
    // What was done often changes the page itself, also after its toast has come.
    const changes = new ResizeObserver(put)
    changes.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scrollend', put)
      changes.disconnect()
    }
  }, [toasts, layer])
  return place
}

function placeOf(layer: HTMLElement, count: number, current: ToastPlace | undefined): ToastPlace | undefined {
  const front = layer.querySelector<HTMLElement>('[data-sonner-toast][data-front=true]')
  if (!front || !layer.parentElement) return current
  const view = { width: document.documentElement.clientWidth, height: innerHeight }
  const isNarrow = view.width < NARROW
  const margin = isNarrow ? 16 : 24
  const size = {
    width: front.offsetWidth,
    height: front.offsetHeight + (Math.min(count, MOST) - 1) * GAP,
  }
  // On a phone the main button is at the bottom.
  const corner = isNarrow
    ? { left: margin, top: margin }
    : { left: view.width - margin - size.width, top: view.height - margin - size.height }
  const taken = takenBoxes(layer.parentElement, layer)
  const spot = freePlace({ size, view, margin, taken, preferred: current?.spot ?? corner })
  // Stacked toasts open towards the middle of the window.
  const position = spot.top + size.height / 2 < view.height / 2 ? 'top-left' : 'bottom-left'
  const bottom = view.height - spot.top - size.height
  return { spot, position, offset: { ...spot, right: margin, bottom } }
}
