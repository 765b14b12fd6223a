import { type RefObject, useState } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { LoadingState } from '#app/ui/notices/loading-state.tsx'
import { useAnswer } from '#app/ui/use-answer.ts'

/** Previews the typed post in a sandboxed frame, without saving it. */
export function PostPreview({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { answer, isLoading, ask: askFor } = useAnswer<{ preview?: string }>('/admin/settings/blog/preview')
  const [isOpen, setOpen] = useState(false)
  const ask = () => {
    const fields = [...new FormData(form.current!)].filter(([, value]) => typeof value === 'string')
    void askFor(Object.fromEntries(fields as [string, string][]))
  }
  const show = () => {
    ask()
    setOpen(true)
  }
  const html = answer?.preview
  return (
    <>
      <Button variant="secondary" onClick={show}>
        Preview
      </Button>
      <Dialog wide open={isOpen} onClose={() => setOpen(false)} title="Preview">
        {!isLoading && html !== undefined ? (
          <iframe
            title="The post"
            // The same origin, so that pictures and style sheets load. Scripts stay blocked.
            sandbox="allow-same-origin"
            srcDoc={documentOf(html)}
            className="h-[70dvh] w-full rounded-print border border-line bg-paper"
          />
        ) : (
          <LoadingState isLoading={isLoading} failed="The preview could not be loaded." onRetry={ask} />
        )}
      </Dialog>
    </>
  )
}

/** A document with this page's style sheets, so that the post looks as on the blog. */
function documentOf(html: string): string {
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')]
    .map((link) => link.outerHTML)
    .join('')
  return `<!doctype html><html lang="en"><head><title>Preview</title>${sheets}</head><body><main class="grid gap-6 p-6">${html}</main></body></html>`
}
