import { useEffect, useState } from 'react'
import { useSonner } from 'sonner'
import { afterScrolling } from './after-scrolling.ts'
import { freePlace, type Spot } from './free-place.ts'
import { takenBoxes } from './taken-boxes.ts'

/** Pixels between two toasts, and how many are shown. */
export const GAP = 10
const MOST = 3
/** Width in pixels below which windows are a phone's, and the distance of toasts from their edges. */
const NARROW = 640
export const NARROW_MARGIN = 16

interface ToastPlace {
  offset: { left: number; right: number; top: number; bottom: number }
  spot: Spot
}

/** Keeps toasts clear of headings and controls: when one comes, the person has scrolled, or page or window change size. */
export function useToastPlace(layer: HTMLElement): ToastPlace | undefined {
  const { toasts } = useSonner()
  const [place, setPlace] = useState<ToastPlace>()
  useEffect(() => {
    if (toasts.length === 0) return setPlace(undefined)
    const put = () => setPlace((current) => placeOf(layer, toasts.length, current))
    // The toast must be in the page to be measured.
    const frame = requestAnimationFrame(put)
    const forgetScrolling = afterScrolling(window, put)
    addEventListener('resize', put)
    // What was done often changes the page itself, also after its toast has come.
    const changes = new ResizeObserver(put)
    changes.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      forgetScrolling()
      removeEventListener('resize', put)
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
  const margin = isNarrow ? NARROW_MARGIN : 24
  // Also when the stack is opened, which a pointer or the focus does.
  const height = Math.min(count, MOST) * (front.offsetHeight + GAP) - GAP
  const size = { width: front.offsetWidth, height }
  // On a phone the main button is at the bottom.
  const corner = isNarrow
    ? { left: margin, top: margin }
    : { left: view.width - margin - size.width, top: view.height - margin - size.height }
  const taken = takenBoxes(layer.parentElement, layer)
  const spot = freePlace({ size, view, margin, taken, preferred: current?.spot ?? corner })
  const right = view.width - spot.left - size.width
  const bottom = view.height - spot.top - size.height
  return { spot, offset: { ...spot, right, bottom } }
}
