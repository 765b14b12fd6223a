import { type ComponentType, useEffect, useState } from 'react'

interface ToastOptions {
  description?: string | undefined
  /** Milliseconds. */
  duration?: number
  /** A notice with the same id takes the place of the former. */
  id?: string
}

type Tone = 'success' | 'error' | 'warning' | 'info'

/** Tells the page's frame to show the place for notices. */
let showToaster: ((Toaster: ComponentType) => void) | undefined

const notify =
  (tone: Tone) =>
  async (title: string, options: ToastOptions = {}) => {
    const { Toaster, toast } = await import('./toaster.tsx')
    showToaster?.(Toaster)
    // The place has to be there before a notice can appear in it.
    requestAnimationFrame(() => requestAnimationFrame(() => toast[tone](title, options)))
  }

/** Shows a notice that goes by itself: `toast.success('Style Updated!', { description })`. */
export const toast = {
  success: notify('success'),
  error: notify('error'),
  warning: notify('warning'),
  info: notify('info'),
}

/** Where notices appear. Rendered once in a page's frame; it is empty, and nothing is loaded, until there is one. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    showToaster = (loaded) => setToaster(() => loaded)
  }, [])
  return Toaster ? <Toaster /> : null
}
