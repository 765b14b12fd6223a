import type { CreditReply } from '../rules.ts'

/** How many credits of each kind a member has. */
export function CreditCounts({ credits }: { credits: CreditReply }) {
  if (credits.unlimited || credits.adminGrantedUnlimited) return <p>Unlimited rooms and revisions.</p>
  return (
    <dl className="grid grid-cols-2 gap-4">
      <Count label="Room credits" count={credits.roomCredits} />
      <Count label="Revision credits" count={credits.revisionCredits} />
    </dl>
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
