import { type ComponentType, useEffect, useState } from 'react'

interface ToastOptions {
  description?: string | undefined
  /** Milliseconds. */
  duration?: number
  /** Replaces an earlier toast with the same id. */
  id?: string
}

type Tone = 'success' | 'error' | 'warning' | 'info'

/** Tells the page's frame to show the place for toasts. */
let showToaster: ((Toaster: ComponentType) => void) | undefined

const notify =
  (tone: Tone) =>
  async (title: string, options: ToastOptions = {}) => {
    const loaded = await import('./toaster.tsx').catch(() => undefined)
    if (!loaded) return showPlainly(title, options)
    const { Toaster, toast } = loaded
    showToaster?.(Toaster)
    // The place has to be there before a toast can appear in it.
    requestAnimationFrame(() => requestAnimationFrame(() => toast[tone](title, options)))
  }

/** The toast of a page that has lost its connection before it had the script for toasts. */
function showPlainly(title: string, { description, duration = 5000 }: ToastOptions) {
  const element = document.createElement('p')
  element.setAttribute('role', 'alert')
  element.className =
    'fixed right-4 bottom-4 left-4 z-50 rounded-control border border-line bg-white p-4 text-dense sm:left-auto sm:w-[22rem]'
  element.textContent = description ? `${title.replace(/\.$/, '')}. ${description}` : title
  document.body.append(element)
  setTimeout(() => element.remove(), duration)
}

/** Takes a toast away before its time. */
async function dismiss(id: string) {
  const loaded = await import('./toaster.tsx').catch(() => undefined)
  loaded?.toast.dismiss(id)
}

/** Shows a toast that goes by itself: `toast.success('Style Updated!', { description })`. */
export const toast = {
  success: notify('success'),
  error: notify('error'),
  warning: notify('warning'),
  info: notify('info'),
  dismiss,
}

/** Where toasts appear. Rendered once in a page's frame; it is empty, and nothing is loaded, until there is one. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    showToaster = (loaded) => setToaster(() => loaded)
  }, [])
  return Toaster ? <Toaster /> : null
}
