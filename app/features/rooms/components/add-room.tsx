import { Plus } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { UploadFormProps } from './upload-form.tsx'

interface AddRoomProps extends UploadFormProps {
  /** The member has rooms, so the form is collapsed to a row. */
  isRow: boolean
  /** What a room costs, such as '1 credit'; undefined to show nothing. */
  cost: string | undefined
}

/** Loaded once the row is opened, and at once for a member without rooms, also after the last was deleted. */
const UploadForm = lazyPart(async () => (await import('./upload-form.tsx')).UploadForm, UploadElsewhere)

/**
 * Loads the form where the server's page has it already. React replaces a part that changes before it could take it
 * over, with everything that a person chose and typed there.
 */
export async function loadFormInPage(): Promise<void> {
  if (globalThis.document?.querySelector('form#photo')) await UploadForm.preload()
}

/**
 * The upload form of a dashboard: open for a member without rooms, collapsed to a row otherwise. Links to `#photo`
 * open it.
 */
export function AddRoom({ isRow, cost, ...form }: AddRoomProps) {
  const location = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(!isRow)
  if ((isOpen || !isRow) && !wasOpened) setOpened(true)
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  const row = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // The person may open it before the page's script runs.
    if (isRow && row.current?.open) setOpen(true)
  }, [isRow])
  useEffect(() => {
    if (location.hash !== '#photo') return
    setOpen(true)
    row.current?.scrollIntoView()
  }, [location])
  return (
    <details
      ref={row}
      open={!isRow || isOpen}
      onToggle={(event) => isRow && setOpen(event.currentTarget.open)}
      className={isRow ? 'group border-line border-y' : ''}
    >
      <summary
        className={
          isRow
            ? 'flex min-h-16 cursor-pointer items-center justify-between gap-4 font-medium hover:text-bloom'
            : 'hidden'
        }
      >
        <span>Add a room{cost && <span className="font-normal text-ink-soft"> · {cost}</span>}</span>
        <Plus aria-hidden size={22} strokeWidth={1.5} className="shrink-0 group-open:rotate-45" />
      </summary>
      <div id={wasOpened ? undefined : 'photo'} className={isRow ? 'pt-3 pb-8' : ''}>
        {wasOpened ? (
          <Suspense>
            <UploadForm {...form} />
          </Suspense>
        ) : (
          !hasScript && <UploadElsewhere />
        )}
      </div>
    </details>
  )
}

/** Leads to the page with the same form, where this one cannot be loaded. */
function UploadElsewhere() {
  return (
    <TextLink to="/upload" reloadDocument className="inline-flex min-h-11 items-center">
      Upload a photo of your room
    </TextLink>
  )
}
