import { useState } from 'react'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx'
import { useKeptFocus } from '#app/ui/dialogs/use-kept-focus.ts'
import { MEANING_WORDS, removalOfAll } from '../rules/corrections.ts'

interface CorrectionListProps {
  corrections: Correction[]
  working: boolean
  remove(correction: Correction): void
  removeAll(): void
}

/** The corrections of a room, numbered as in the picture, with buttons to remove them. */
export function CorrectionList(props: CorrectionListProps) {
  const { corrections, working, remove } = props
  if (corrections.length === 0) return null
  return (
    <section aria-labelledby="corrections" className="grid gap-2">
      <h2 id="corrections" className="text-lg">
        Your corrections
      </h2>
      <ol className="divide-y divide-line border-line border-y">
        {corrections.map((correction, index) => (
          <li
            key={`${correction.x} ${correction.y} ${correction.extent}`}
            className="flex items-center justify-between gap-4"
          >
            <span>
              {index + 1}. {MEANING_WORDS[correction.meaning]}
            </span>
            <RemoveButton
              label={`Remove correction ${index + 1}: ${MEANING_WORDS[correction.meaning]}`}
              working={working}
              onRemove={() => remove(correction)}
            />
          </li>
        ))}
      </ol>
      <RemoveSeveral {...props} />
    </section>
  )
}

interface RemoveButtonProps {
  label: string
  working: boolean
  onRemove(): void
}

function RemoveButton({ label, working, onRemove }: RemoveButtonProps) {
  const keepFocus = useKeptFocus()
  const press = () => {
    keepFocus()
    onRemove()
  }
  return (
    <Button variant="quiet" size="small" aria-disabled={working} aria-label={label} onClick={press}>
      Remove
    </Button>
  )
}

function RemoveSeveral({ corrections, working, remove, removeAll }: CorrectionListProps) {
  const [asks, setAsks] = useState(false)
  const keepFocus = useKeptFocus()
  const undo = () => {
    keepFocus()
    remove(corrections.at(-1)!)
  }
  const { title, words } = removalOfAll(corrections.length)
  const clear = () => {
    keepFocus()
    setAsks(false)
    removeAll()
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" aria-disabled={working} onClick={undo}>
          Remove the latest
        </Button>
        <Button variant="quiet" size="small" aria-disabled={working} onClick={() => setAsks(true)}>
          Remove all
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        title={title}
        confirmText={corrections.length === 1 ? 'Remove it' : 'Remove all'}
        onConfirm={clear}
        onClose={() => setAsks(false)}
      >
        {words}
      </ConfirmDialog>
    </>
  )
}
