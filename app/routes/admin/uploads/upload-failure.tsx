import type { UploadStory } from '#app/features/insights/queries/upload-story.server.ts'
import { failureName } from '#app/features/rooms/generation/rules/failure-names.ts'
import { Notice } from '#app/ui/notices/notice.tsx'
import { IntentButton } from '../intent-button.tsx'
import { Moment } from '../moment.tsx'

/** Why the latest attempt failed, what the member saw, and the button to retry. */
export function UploadFailure({
  story: { upload, memberMessage, noRetryBecause, held },
}: {
  story: UploadStory
}) {
  if (upload.generationState !== 'failed') return null
  const reason = upload.generationReason ?? 'other'
  return (
    <Notice
      tone="danger"
      title={`The ${upload.generationKind ?? 'redesign'} failed: ${failureName(reason).toLowerCase()}`}
      action={
        noRetryBecause ? undefined : (
          <IntentButton
            intent="retry-for-member"
            fields={{}}
            text="Retry for the member"
            label="Retry for the member, at no cost to them"
          />
        )
      }
    >
      <p>
        <Moment at={upload.generationEndedAt} />.{' '}
        {held?.state === 'released' ? `Their ${held.kind} credit is back.` : 'It took no credit.'}
      </p>
      <p className="mt-1 text-ink-soft">They read: “{memberMessage}”</p>
      {upload.generationDetail && <p className="wrap-anywhere mt-1">It said: {upload.generationDetail}</p>}
      {noRetryBecause && <p className="mt-1">{`No retry: ${noRetryBecause}`}</p>}
    </Notice>
  )
}
