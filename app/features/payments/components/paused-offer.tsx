import type { RedesignPause } from '#app/features/ai-settings/provider/queries/pause.server.ts'
import { longDate } from '#app/lib/date-text.ts'
import { Notice } from '#app/ui/notices/notice.tsx'

/** Warns buyers that they cannot use the credits at once. */
export function PausedOffer({ pause }: { pause: RedesignPause }) {
  if (pause.kind === 'outage')
    return (
      <Notice tone="warning" title="Redesigns are paused for now">
        The service that paints rooms is not answering. You can buy credits today and use them as soon as it
        is back. You keep your credits.
      </Notice>
    )
  const until = longDate(pause.until)
  return (
    <Notice tone="warning" title={`Redesigns are paused until ${until}`}>
      We have made all the redesigns we can this month. You can buy credits today and use them from {until}.
      You keep your credits.
    </Notice>
  )
}
