import { type ComponentType, useEffect, useState } from 'react'
import type { ToastOptions, Tone } from './toaster.tsx'

/** Makes the page's frame render the container of toasts. */
let showToaster: ((Toaster: ComponentType) => void) | undefined

const loadToaster = () => import('./toaster.tsx').catch(() => undefined)

const notify =
  (tone: Tone) =>
  async (title: string, options: ToastOptions = {}) => {
    const loaded = await loadToaster()
    if (!loaded) return showPlainly(title, options)
    const { Toaster, showToast } = loaded
    showToaster?.(Toaster)
    // Wait until the container is rendered.
    requestAnimationFrame(() => requestAnimationFrame(() => showToast(tone, title, options)))
  }

/**
 * Shows a plain toast when the connection was lost before the script for toasts was loaded. One with a link stays
 * until it is clicked.
 */
function showPlainly(title: string, { description, duration = 5000, link }: ToastOptions) {
  const element = document.createElement('p')
  element.setAttribute('role', 'alert')
  element.className = 'plain-toast'
  element.textContent = description ? `${title.replace(/\.$/, '')}. ${description}` : title
  // A modal dialog covers whatever is outside of it.
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  place.append(element)
  const close = () => setTimeout(() => element.remove(), link ? 0 : duration)
  if (!link) return close()
  const opener = document.createElement('a')
  const { text: textContent, address: href } = link
  element.append(Object.assign(opener, { textContent, href, target: '_blank', onclick: close }))
}

/** Closes a toast early. */
async function dismiss(id: string) {
  const loaded = await loadToaster()
  loaded?.toast.dismiss(id)
}

/** Shows a toast that closes by itself: `toast.success('Style Updated!', { description })`. */
export const toast = {
  success: notify('success'),
  error: notify('error'),
  warning: notify('warning'),
  info: notify('info'),
  dismiss,
}

/** The place of toasts in a page's frame. It is empty and loads nothing until the first one. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    showToaster = (loaded) => setToaster(() => loaded)
  }, [])
  return Toaster ? <Toaster /> : null
}
