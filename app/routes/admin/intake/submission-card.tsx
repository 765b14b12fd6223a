import type { SubmissionRow } from '#app/features/consultations/intake/queries/submission-list.server.ts'
import {
  SUBMISSION_STATUS_LABELS,
  type SubmissionStatus,
} from '#app/features/consultations/intake/rules/submission-status.ts'
import { plural } from '#app/lib/plural.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Badge, type BadgeTone } from '#app/ui/notices/badge.tsx'
import { Moment } from '../moment.tsx'
import { DeleteSubmission } from './delete-submission.tsx'

export const STATUS_TONES: Record<SubmissionStatus, BadgeTone> = {
  new: 'warning',
  in_review: 'neutral',
  contacted: 'neutral',
  completed: 'success',
  declined: 'danger',
}

/** A summary of an intake form. */
export function SubmissionCard({ row: { submission }, onOpen }: { row: SubmissionRow; onOpen: () => void }) {
  const { clientName, clientEmail, roomType, submissionStatus, createdAt } = submission
  const photos = submission.currentSpacePhotos.length + submission.inspirationImages.length
  return (
    <Card as="li" tone="outline" className="grid grid-cols-1 content-between gap-5">
      <div className="grid grid-cols-1 gap-3">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-xl">{clientName}</h2>
          <Badge tone={STATUS_TONES[submissionStatus]}>{SUBMISSION_STATUS_LABELS[submissionStatus]}</Badge>
        </div>
        <p className="wrap-anywhere text-ink-soft">{clientEmail}</p>
        <p>
          {roomType}
          {submission.preferredStyles.length > 0 && ` · ${submission.preferredStyles.join(', ')}`}
        </p>
        <p className="text-ink-soft">
          <Moment at={createdAt} /> · {plural(photos, 'photo')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          variant="secondary"
          onClick={onOpen}
          aria-label={`View details of ${clientName}`}
        >
          View Details
        </Button>
        <DeleteSubmission submission={submission} />
      </div>
    </Card>
  )
}
