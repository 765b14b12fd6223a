import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

interface RefillProps {
  /** People without any credit. */
  empty: number
  free: { freeRoomCredits: number; freeRevisionCredits: number }
  submissionId: string
}

/** Gives everybody without credits the free amounts, after asking. */
export function RefillBalances({ empty, free, submissionId }: RefillProps) {
  const fetcher = useFetcher()
  const [asking, setAsking] = useState(false)
  const people = `${empty.toLocaleString('en-US')} ${empty === 1 ? 'person' : 'people'}`
  const amounts = `${free.freeRoomCredits} room and ${free.freeRevisionCredits} revision credits`
  const isFree = free.freeRoomCredits + free.freeRevisionCredits > 0
  const give = () => {
    fetcher.submit({ intent: 'refill', submissionId }, { method: 'post' })
    setAsking(false)
  }
  return (
    <section className="grid max-w-3xl gap-4 border-line border-t pt-6">
      <h2 className="text-xl">Empty balances</h2>
      <p>
        {people} {empty === 1 ? 'has' : 'have'} no credits left.
        {isFree && empty > 0 && ` Each can be given the free amounts once more: ${amounts}.`}
      </p>
      {isFree && empty > 0 && (
        <Button
          variant="secondary"
          onClick={() => setAsking(true)}
          pending={fetcher.state !== 'idle'}
          pendingText="Giving credits…"
          className="justify-self-start"
        >
          Refill empty balances
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="Refill empty balances"
        confirmText="Give credits"
        tone="primary"
        onConfirm={give}
        onClose={() => setAsking(false)}
      >
        {people} will get {amounts}. Credits that were given can't be taken back all at once.
      </ConfirmDialog>
    </section>
  )
}
