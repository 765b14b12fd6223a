import { type ComponentType, useEffect, useState } from 'react'

interface ToastOptions {
  description?: string | undefined
  /** Milliseconds. */
  duration?: number
  /** Replaces an earlier notice with the same id. */
  id?: string
}

type Tone = 'success' | 'error' | 'warning' | 'info'

/** Tells the page's frame to show the place for notices. */
let showToaster: ((Toaster: ComponentType) => void) | undefined

const notify =
  (tone: Tone) =>
  async (title: string, options: ToastOptions = {}) => {
    const loaded = await import('./toaster.tsx').catch(() => undefined)
    if (!loaded) return showPlainly(title, options)
    const { Toaster, toast } = loaded
    showToaster?.(Toaster)
    // The place has to be there before a notice can appear in it.
    requestAnimationFrame(() => requestAnimationFrame(() => toast[tone](title, options)))
  }

/** The notice of a page that has lost its connection before it had the script for notices. */
function showPlainly(title: string, { description, duration = 5000 }: ToastOptions) {
  const notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.className =
    'fixed right-4 bottom-4 left-4 z-50 rounded-control border border-line bg-white p-4 text-dense sm:left-auto sm:w-[22rem]'
  notice.textContent = description ? `${title.replace(/\.$/, '')}. ${description}` : title
  document.body.append(notice)
  setTimeout(() => notice.remove(), duration)
}

/** Takes a notice away before its time. */
async function dismiss(id: string) {
  const loaded = await import('./toaster.tsx').catch(() => undefined)
  loaded?.toast.dismiss(id)
}

/** Shows a notice that goes by itself: `toast.success('Style Updated!', { description })`. */
export const toast = {
  success: notify('success'),
  error: notify('error'),
  warning: notify('warning'),
  info: notify('info'),
  dismiss,
}

/** Where notices appear. Rendered once in a page's frame; it is empty, and nothing is loaded, until there is one. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    showToaster = (loaded) => setToaster(() => loaded)
  }, [])
  return Toaster ? <Toaster /> : null
}
