import type { RedesignPause } from '#app/features/ai-settings/provider/queries/pause.server.ts'
import { longDate } from '#app/lib/date-text.ts'
import { Notice } from '#app/ui/notices/notice.tsx'

/** Explains above the upload form that redesigns are paused, and what happens to a photo sent now. */
export function PauseNotice({ pause, canUpload }: { pause: RedesignPause; canUpload: boolean }) {
  if (pause.kind === 'outage')
    return (
      <Notice tone="warning" title="Redesigns are paused">
        The service that paints rooms is not answering right now.
        {canUpload &&
          ' You can still send your photo: it waits in line and is redesigned as soon as the service is back.'}
      </Notice>
    )
  const until = longDate(pause.until)
  return (
    <Notice tone="warning" title={`Redesigns are paused until ${until}`}>
      We have made all the redesigns we can this month. A photo you send now is kept, costs nothing, and can
      be tried in the colours of every style; ask for its redesign from {until}.
    </Notice>
  )
}
