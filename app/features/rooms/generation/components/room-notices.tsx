import type { ReactNode } from 'react'
import { FormButton } from '#app/ui/buttons/form-button.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import type { FlawedVersion } from '../../rules/flawed-version.ts'
import type { RoomCard as Card } from '../../rules/room-card.ts'
import { PAUSED } from '../rules/stage-words.ts'

interface FailureNoticeProps {
  failure: NonNullable<Card['failure']>
  action?: ReactNode
}

/** Why a generation failed and what happened to its credit. The moment it failed, a toast said so too. */
export const FailureNotice = ({ failure, action }: FailureNoticeProps) => (
  <Notice isNew={false} tone="warning" title={failure.heading} action={action}>
    <p>{failure.message}</p>
    {failure.credit && <p>{failure.credit}</p>}
  </Notice>
)

/** A room that waits for a provider that is down: nothing is lost, and the owner need not act. */
export const PausedNotice = ({ room }: { room: Card }) => (
  <Notice isNew={false} tone="warning" title="Redesigns are paused">
    <p>
      {PAUSED} It carries on by itself{room.sendsMail && ', and we email you when it is ready'}.
    </p>
    <p>
      If the service stays down, we stop trying after a day at the latest
      {room.holdsCredit && ', and your credit comes back'}.
    </p>
  </Notice>
)

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** The flaws of a redesign that failed our checks, and the free retry. */
export function FlawNotice({ uploadId, flawed }: { uploadId: string; flawed: FlawedVersion }) {
  return (
    <Notice
      isNew={false}
      title={`${flawed.name} is on us`}
      action={
        flawed.offersFreeTry && (
          <FormButton
            fields={{ uploadId, redesignId: flawed.id }}
            name="intent"
            value="free-try"
            size="small"
            pendingText="Starting…"
          >
            Try Again at No Cost
          </FormButton>
        )
      }
    >
      We looked at it before showing it to you: {list.format(flawed.flaws)}. It cost you nothing; your credit
      is back.
    </Notice>
  )
}
