import { type RefObject, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'

/** Shows what is typed as a post, in a frame that runs nothing, without saving it. */
export function PostPreview({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const fetcher = useFetcher<{ preview?: string }>()
  const [isOpen, setOpen] = useState(false)
  const show = () => {
    setOpen(true)
    void fetcher.submit(new FormData(form.current!), {
      method: 'post',
      action: '/admin/settings/blog/preview',
    })
  }
  const html = fetcher.data?.preview
  return (
    <>
      <Button variant="secondary" onClick={show}>
        Preview
      </Button>
      <Dialog wide open={isOpen} onClose={() => setOpen(false)} title="Preview">
        {fetcher.state === 'idle' && html !== undefined ? (
          <iframe
            title="The post"
            // Of this origin, so that pictures and style sheets load; without leave to run anything.
            sandbox="allow-same-origin"
            srcDoc={documentOf(html)}
            className="h-[70dvh] w-full rounded-print border border-line bg-paper"
          />
        ) : (
          <p role="status">Loading...</p>
        )}
      </Dialog>
    </>
  )
}

/** With the style sheets of this page, so that it looks as it will. */
function documentOf(html: string): string {
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')]
    .map((link) => link.outerHTML)
    .join('')
  return `<!doctype html><html lang="en"><head><title>Preview</title>${sheets}</head><body><main class="grid gap-6 p-6">${html}</main></body></html>`
}
