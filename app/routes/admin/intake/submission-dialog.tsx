import type { SubmissionRow } from '#app/features/consultations/intake/queries/submission-list.server.ts'
import { INTAKE_TABS, intakeFacts } from '#app/features/consultations/intake/rules/intake-facts.ts'
import { requestAddress } from '#app/features/consultations/requests/rules/request-address.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { ConsultationPhotos } from '../consultation-photos.tsx'
import { Facts } from '../facts.tsx'
import { Moment } from '../moment.tsx'
import { ReviewForm } from './review-form.tsx'

interface DialogProps {
  row: SubmissionRow & { version: string }
  onClose: () => void
}

/** Everything a client answered, with the team's review. */
export function SubmissionDialog({ row, onClose }: DialogProps) {
  const { submission } = row
  const tabs = [
    { value: 'basic', label: 'Basic Info', content: <BasicInfo row={row} /> },
    ...INTAKE_TABS.map(({ name, title, fields }) => ({
      value: name,
      label: title,
      content: (
        <div className="grid gap-6">
          <Facts facts={intakeFacts(submission, fields)} />
          {name === 'room' && (
            <ConsultationPhotos
              list="space"
              id={submission.id}
              count={submission.currentSpacePhotos.length}
              label="The room as it is"
            />
          )}
          {name === 'style' && (
            <ConsultationPhotos
              list="inspiration"
              id={submission.id}
              count={submission.inspirationImages.length}
              label="Pictures they like"
            />
          )}
        </div>
      ),
    })),
  ]
  return (
    <Dialog wide open onClose={onClose} title={submission.clientName}>
      <div className="grid grid-cols-1 gap-8">
        <ReviewForm submission={submission} version={row.version} />
        <Tabs label="Answers" items={tabs} />
        <p>
          <TextLink to={`/admin/intake/${submission.id}/print`}>Print view</TextLink>
        </p>
      </div>
    </Dialog>
  )
}

function BasicInfo({ row: { submission, request } }: { row: SubmissionRow }) {
  return (
    <Facts
      facts={[
        ['Name', submission.clientName],
        ['Email', submission.clientEmail],
        ['Phone', submission.clientPhone ?? '–'],
        ['Sent', <Moment key="sent" at={submission.createdAt} />],
        ['Requested', <Moment key="requested" at={request.createdAt} />],
        [
          'Request',
          <TextLink key="request" to={requestAddress(request.id)}>
            Designer request: {request.status}
          </TextLink>,
        ],
      ]}
    />
  )
}
