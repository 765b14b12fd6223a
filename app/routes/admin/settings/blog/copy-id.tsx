import { Copy } from 'lucide-react'
import { IconButton } from '#app/ui/buttons/icon-button.tsx'
import { toast } from '#app/ui/notices/toasts.tsx'

/** The beginning of a post's id, with a button that copies the whole id. */
export function CopyId({ id, title }: { id: string; title: string }) {
  const copy = async () => {
    try {
      // Without https, browsers have no clipboard to write to.
      await navigator.clipboard.writeText(id)
      await toast.success('Blog ID copied to clipboard')
    } catch {
      await toast.error('Failed to copy to clipboard')
    }
  }
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <code className="text-sm">{id.slice(0, 8)}</code>
      <IconButton icon={Copy} label={`Copy the full ID of ${title}`} onClick={() => void copy()} />
    </span>
  )
}
