import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { PAUSED } from '../generation/rules/stage-words.ts'
import type { RoomCard as Card, RoomCardRedesign } from '../rules/room-card.ts'

interface FailureNoticeProps {
  failure: NonNullable<Card['failure']>
  action?: ReactNode
}

/** Why a generation failed, and what became of its credit. */
export const FailureNotice = ({ failure, action }: FailureNoticeProps) => (
  <Notice tone="warning" title={failure.heading} action={action}>
    <p>{failure.message}</p>
    {failure.credit && <p>{failure.credit}</p>}
  </Notice>
)

/** A room that waits for the service itself: nothing is lost, and nothing has to be done. */
export const PausedNotice = ({ room }: { room: Card }) => (
  <Notice tone="warning" title="Redesigns are paused">
    <p>
      {PAUSED} It goes on by itself{room.sendsMail && ', and we write to you when it is ready'}.
    </p>
    <p>
      If the service stays down, we stop trying after a day at the latest
      {room.holdsCredit && ', and your credit comes back'}.
    </p>
  </Notice>
)

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** A redesign that missed our checks: what is wrong with it, and the way to a better one. */
export function FlawNotice({ uploadId, redesign }: { uploadId: string; redesign: RoomCardRedesign }) {
  const fetcher = useFetcher()
  return (
    <Notice
      title="This one is on us"
      action={
        redesign.offersFreeTry && (
          <fetcher.Form method="post">
            <input type="hidden" name="uploadId" value={uploadId} />
            <Button
              type="submit"
              name="intent"
              value="free-try"
              size="small"
              pending={fetcher.state !== 'idle'}
              pendingText="Starting…"
            >
              Try Again at No Cost
            </Button>
          </fetcher.Form>
        )
      }
    >
      We looked at it before showing it to you: {list.format(redesign.flaws)}. It cost you nothing; your
      credit is back.
    </Notice>
  )
}
