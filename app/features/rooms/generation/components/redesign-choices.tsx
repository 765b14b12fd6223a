import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { MAX_ITEMS_TO_KEEP } from '../../rules/text-lengths.ts'
import { KeepBrush } from './keep-brush.tsx'

const STRENGTH_OPTIONS = [
  { value: 'refresh', label: 'Refresh', hint: 'Your furniture stays; colours, textiles and lamps change.' },
  { value: 'restyle', label: 'Restyle', hint: 'New furniture and finishes in your style.' },
  { value: 'reimagine', label: 'Reimagine', hint: 'A bolder idea, with everything rearranged.' },
]

/**
 * Lets the person choose how much may change and what must stay. Walls, windows and doors stay in any case.
 *
 * @param props.followsWords whether the engine follows written wishes; the colour preview only restores brushed parts
 */
export function RedesignChoices({ photo, followsWords }: { photo: File; followsWords: boolean }) {
  return (
    <details className="group border-line border-y">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 font-medium">
        Keep what you love
        <span className="font-normal text-ink-soft text-sm">Optional</span>
      </summary>
      <div className="grid gap-6 pt-2 pb-6">
        {followsWords && (
          <>
            <RadioCards
              label="How much may change?"
              name="strength"
              options={STRENGTH_OPTIONS}
              defaultValue="restyle"
            />
            <CheckboxField name="wallsOnly" label="Change only the walls" />
            <TextField
              label="Things to keep"
              name="itemsToKeep"
              optional
              maxLength={MAX_ITEMS_TO_KEEP}
              hint="Separate them with commas: the piano, the blue rug."
            />
          </>
        )}
        {/* Strokes belong to their photo; the other choices outlast it. */}
        <KeepBrush key={`${photo.name} ${photo.lastModified} ${photo.size}`} photo={photo} />
      </div>
    </details>
  )
}
