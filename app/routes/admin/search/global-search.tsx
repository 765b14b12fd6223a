import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { SearchBox } from './search-box.tsx'

/**
 * Searches users, uploads, requests, intake forms, posts and pages from every page of the administration: with a
 * button, and with Ctrl-K.
 */
export function GlobalSearch() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      // In a text that is being edited, the same keys make a link.
      if (!isAsked || event.defaultPrevented) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        aria-keyshortcuts="Control+K"
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 underline-offset-8 hover:underline"
      >
        <Search aria-hidden size={18} strokeWidth={1.5} />
        Search <kbd className="text-ink-soft text-sm max-sm:hidden">Ctrl K</kbd>
      </button>
      <Dialog open={isOpen} onClose={close} title="Search">
        <SearchBox onChosen={close} />
      </Dialog>
    </>
  )
}
