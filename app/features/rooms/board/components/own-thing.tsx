import { type Ref, useRef, useState } from 'react'
import { dollars } from '#app/lib/money.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import type { OwnThing as Thing } from '../queries/board-page.server.ts'
import { amountText } from '../rules/price-text.ts'
import { AmountField } from './amount-field.tsx'
import { ThingEditor } from './thing-editor.tsx'
import { ThingSearches, ThingWords } from './thing-words.tsx'
import { useTick } from './use-tick.ts'

/** A thing on its owner's board. While it is being corrected, only paper shows it as it is stored. */
export function OwnThing({ thing }: { thing: Thing }) {
  const [isEditing, setIsEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsEditing(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <>
      {isEditing && <ThingEditor thing={thing} onClose={close} />}
      <div className={isEditing ? 'hidden print:block' : undefined}>
        <StoredThing thing={thing} correctButton={button} onCorrect={() => setIsEditing(true)} />
      </div>
    </>
  )
}

interface StoredThingProps {
  thing: Thing
  correctButton: Ref<HTMLButtonElement>
  onCorrect: () => void
}

/** A thing with search links, price and tick. */
const StoredThing = ({ thing, correctButton, onCorrect }: StoredThingProps) => (
  <div className="grid gap-x-8 gap-y-3 md:grid-cols-[1fr_15rem] print:grid-cols-1 print:gap-1">
    <div className="grid content-start gap-1">
      <ThingWords thing={thing} />
      <ThingSearches thing={thing} />
      <div className="-ml-4 flex flex-wrap print:hidden">
        <Button
          ref={correctButton}
          variant="quiet"
          size="small"
          aria-label={`Correct ${thing.name}`}
          onClick={onCorrect}
        >
          Correct
        </Button>
        <RemoveThing thing={thing} />
      </div>
    </div>
    <Shopping thing={thing} />
    <p className="hidden text-dense print:block">
      {thing.priceCents !== null && `${dollars(thing.priceCents)} · `}
      {thing.got ? '☑ Got it' : '☐ To buy'}
    </p>
  </div>
)

const RemoveThing = ({ thing }: { thing: Thing }) => (
  <ConfirmedButton
    text="Remove"
    label={`Remove ${thing.name}`}
    fields={{ intent: 'remove-thing', thingId: thing.id }}
    pendingText="Removing…"
    title={`Take “${thing.name}” off the board?`}
    confirmText="Remove"
  >
    {thing.priceCents === null ? 'You can add it again yourself.' : 'Its price goes with it.'}
  </ConfirmedButton>
)

/** Price and tick; each is saved at once. */
function Shopping({ thing }: { thing: Thing }) {
  const tick = useTick(thing)
  return (
    <div className="grid content-start gap-x-6 max-md:flex max-md:flex-wrap max-md:items-start max-md:gap-x-4 print:hidden">
      <AmountField
        label="Price"
        spokenLabel={`Price of ${thing.name}`}
        name="price"
        seenName="seenPrice"
        saved={amountText(thing.priceCents)}
        id={thing.id}
        fields={{ intent: 'price-thing', thingId: thing.id }}
        className="max-md:w-28 max-md:has-aria-invalid:w-full"
      />
      <CheckboxField
        label="Got it"
        aria-label={`Got it: ${thing.name}`}
        checked={tick.isOn}
        onChange={(event) => tick.set(event.currentTarget.checked)}
        className="max-md:pt-8"
      />
    </div>
  )
}
