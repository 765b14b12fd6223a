import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { CreditReply } from '../schema.ts'

/** A member's credits, small and near. */
export function CreditsCard({ credits }: { credits: CreditReply }) {
  const [asking, setAsking] = useState(false)
  const unlimited = credits.unlimited || credits.adminGrantedUnlimited
  return (
    <Card as="section" aria-labelledby="credits-title" className="grid gap-5">
      <h2 id="credits-title" className="text-xl leading-7">
        Your credits
      </h2>
      {unlimited ? (
        <p>Unlimited rooms and revisions.</p>
      ) : (
        <dl className="grid grid-cols-2 gap-4">
          <Count label="Room credits" count={credits.roomCredits} />
          <Count label="Revision credits" count={credits.revisionCredits} />
        </dl>
      )}
      {!unlimited && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => setAsking(true)}
          className="justify-self-start"
        >
          Get More
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Credits can't be bought yet"
        description="Buying credits is not set up on this site so far. Nothing was charged. Your free room credit works as it is."
        actions={<Button onClick={() => setAsking(false)}>Close</Button>}
      />
    </Card>
  )
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-display text-3xl tabular-nums">{count}</dd>
    </div>
  )
}
