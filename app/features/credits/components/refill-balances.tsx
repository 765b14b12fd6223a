import { plural, pluralForm } from '#app/lib/plural.ts'
import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'

interface RefillProps {
  /** Number of people without credits. */
  empty: number
  free: { freeRoomCredits: number; freeRevisionCredits: number }
  submissionId: string
}

/** Grants the free amounts to everybody without credits, after confirmation. */
export function RefillBalances({ empty, free, submissionId }: RefillProps) {
  const people = plural(empty, 'person', 'people')
  const amounts = `${free.freeRoomCredits} room and ${plural(free.freeRevisionCredits, 'revision credit')}`
  const isFree = free.freeRoomCredits + free.freeRevisionCredits > 0
  return (
    <section className="grid max-w-3xl gap-4 border-line border-t pt-6">
      <h2 className="text-xl">Empty balances</h2>
      <p>
        {people} {pluralForm(empty, 'has', 'have')} no credits left.
        {isFree && empty > 0 && ` Each can be given the free amounts once more: ${amounts}.`}
      </p>
      {isFree && empty > 0 && (
        <div>
          <ConfirmedButton
            text="Refill empty balances"
            variant="secondary"
            fields={{ intent: 'refill', submissionId }}
            pendingText="Giving credits…"
            title="Refill empty balances"
            confirmText="Give credits"
            tone="primary"
          >
            {people} will get {amounts}. Credits that were given can't be taken back all at once.
          </ConfirmedButton>
        </div>
      )}
    </section>
  )
}
