import { useState } from 'react'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx'
import { MEANING_WORDS } from '../rules/corrections.ts'

interface CorrectionListProps {
  corrections: Correction[]
  working: boolean
  remove(correction: Correction): void
  removeAll(): void
}

/** The corrections of a room, numbered as in the picture, with buttons to remove them. */
export function CorrectionList({ corrections, working, remove, removeAll }: CorrectionListProps) {
  const [asks, setAsks] = useState(false)
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
            <Button
              variant="quiet"
              size="small"
              disabled={working}
              aria-label={`Remove correction ${index + 1}: ${MEANING_WORDS[correction.meaning]}`}
              onClick={() => remove(correction)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          disabled={working}
          onClick={() => remove(corrections.at(-1)!)}
        >
          Undo
        </Button>
        <Button variant="quiet" size="small" disabled={working} onClick={() => setAsks(true)}>
          Start over
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        title="Start over?"
        confirmText="Remove all corrections"
        onConfirm={() => {
          setAsks(false)
          removeAll()
        }}
        onClose={() => setAsks(false)}
      >
        All {corrections.length} corrections of this room are removed, and it is painted as it was found.
      </ConfirmDialog>
    </section>
  )
}
