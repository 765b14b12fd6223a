import { useId } from 'react'
import type { RequestRow } from '#app/features/consultations/requests/queries/request-rows.server.ts'
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { IntentButton } from '../intent-button.tsx'
import { useOwnId } from '../own-id.ts'

export interface Colleague {
  id: string
  name: string
}

/** Who looks after a request, and how that changes. */
export function Assignee({ row: { request, assignee }, team }: { row: RequestRow; team: Colleague[] }) {
  const ownId = useOwnId()
  const seenAssigneeId = request.assigneeId ?? ''
  const fields = { requestId: request.id, seenAssigneeId }
  const isOwn = request.assigneeId === ownId
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="wrap-anywhere min-w-0">
        <span className="text-ink-soft">Looked after by </span>
        <span className={assignee ? 'font-medium' : 'text-ink-soft'}>
          {assignee ?? 'nobody yet'}
          {isOwn && ' (you)'}
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        {!isOwn && ownId && (
          <IntentButton
            intent="assign"
            fields={{ ...fields, assigneeId: ownId }}
            text="Assign to me"
            label={`Assign the request of ${request.name} to me`}
          />
        )}
        <ChooseAssignee request={request} team={team} />
        {assignee && (
          <IntentButton
            intent="assign"
            fields={{ ...fields, assigneeId: '' }}
            text="Take away"
            label={`Take the request of ${request.name} away from ${assignee}`}
          />
        )}
      </div>
    </div>
  )
}

function ChooseAssignee({ request, team }: { request: RequestRow['request']; team: Colleague[] }) {
  const id = useId()
  const others = team.filter((colleague) => colleague.id !== request.assigneeId)
  if (others.length === 0) return null
  return (
    <FormDialog
      button={{
        text: request.assigneeId ? 'Change' : 'Assign to…',
        label: `Choose who looks after the request of ${request.name}`,
        variant: 'secondary',
        size: 'small',
      }}
      title={`Who looks after the request of ${request.name}?`}
      hidden={{ intent: 'assign', requestId: request.id, seenAssigneeId: request.assigneeId ?? '' }}
      submitText="Assign"
      pendingText="Saving…"
    >
      {() => (
        <SelectField
          id={id}
          name="assigneeId"
          label="Somebody of the team"
          options={others.map((colleague) => ({ value: colleague.id, label: colleague.name }))}
        />
      )}
    </FormDialog>
  )
}
