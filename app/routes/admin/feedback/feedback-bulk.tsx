import { plural } from '#app/lib/plural.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { BulkButton } from '../bulk/bulk-button.tsx'

/** Actions for all selected messages. */
export const FeedbackBulk = () => (
  <BulkBar>
    {(ids) => {
      const messages = plural(ids.length, 'message')
      const status = (value: string, text: string) => (
        <BulkButton
          intent="status-selected"
          ids={ids}
          fields={{ status: value }}
          text={text}
          question={`Mark ${messages} ${value}?`}
        >
          Messages at a different step are left as they are.
        </BulkButton>
      )
      return (
        <>
          {status('reviewed', 'Mark Reviewed')}
          {status('resolved', 'Mark Resolved')}
          <BulkButton
            intent="delete-selected"
            ids={ids}
            text="Delete"
            question={`Delete ${messages}?`}
            isDangerous
          >
            This action cannot be undone.
          </BulkButton>
        </>
      )
    }}
  </BulkBar>
)
