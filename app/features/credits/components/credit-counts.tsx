import type { CreditReply } from '../rules.ts'

/** A member's credits of each kind. */
export function CreditCounts({ credits }: { credits: CreditReply }) {
  if (credits.unlimited || credits.adminGrantedUnlimited) return <p>Unlimited rooms and revisions.</p>
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-2 gap-4">
        <Count label="Room credits" count={credits.roomCredits} />
        <Count label="Revision credits" count={credits.revisionCredits} />
      </dl>
      {credits.hasOnlySignUpCredits && <p className="text-ink-soft text-sm">New account credits</p>}
    </div>
  )
}

/** Counts above this do not fit on one line of a card in large digits. */
const LONG_COUNT = 1000

function Count({ label, count }: { label: string; count: number }) {
  const size = count < LONG_COUNT ? 'text-3xl' : 'text-xl'
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className={`font-display tabular-nums ${size}`}>{count.toLocaleString('en-US')}</dd>
    </div>
  )
}
