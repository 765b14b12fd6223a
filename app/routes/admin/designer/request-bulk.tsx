import type { RequestRow } from '#app/features/consultations/requests/queries/request-rows.server.ts'
import { plural } from '#app/lib/plural.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { BulkButton } from '../bulk/bulk-button.tsx'
import { AlsoDeleted } from './also-deleted.tsx'

/** Actions for all selected requests. */
export const RequestBulk = ({ rows }: { rows: RequestRow[] }) => (
  <BulkBar>
    {(ids) => {
      const requests = plural(ids.length, 'request')
      const status = (value: string, text: string) => (
        <BulkButton
          intent="status-selected"
          ids={ids}
          fields={{ status: value }}
          text={text}
          question={`Mark ${requests} ${value}?`}
        >
          A status cannot go back. Requests already at or past this one are left as they are.
        </BulkButton>
      )
      return (
        <>
          {status('contacted', 'Mark Contacted')}
          {status('resolved', 'Mark Resolved')}
          <BulkButton
            intent="delete-selected"
            ids={ids}
            text="Delete"
            question={`Delete ${requests}?`}
            isDangerous
            details={<AlsoDeleted rows={rows.filter(({ id }) => ids.includes(id))} />}
          >
            This action cannot be undone.
          </BulkButton>
        </>
      )
    }}
  </BulkBar>
)
