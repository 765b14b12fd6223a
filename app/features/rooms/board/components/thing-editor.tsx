import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { type ThingDetails, ThingFields } from './thing-fields.tsx'

interface ThingEditorProps {
  thing: ThingDetails & { id: string }
  onClose: () => void
}

/** Edits a thing's details in its place on the board. */
export function ThingEditor({ thing, onClose }: ThingEditorProps) {
  const fetcher = useFetcher<{ tone?: string; fieldErrors?: Record<string, string[]> }>()
  const done = useEffectEvent(onClose)
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data && fetcher.data.tone !== 'error') done()
  }, [fetcher.state, fetcher.data])
  return (
    <fetcher.Form method="post" noValidate className="grid gap-4 print:hidden">
      <input type="hidden" name="intent" value="change-thing" />
      <input type="hidden" name="thingId" value={thing.id} />
      <div className="grid gap-4 sm:grid-cols-2">
        <ThingFields thing={thing} errors={fetcher.data?.fieldErrors} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" pending={fetcher.state !== 'idle'} pendingText="Saving…">
          Save
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </fetcher.Form>
  )
}
