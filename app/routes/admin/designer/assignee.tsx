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

/** A request's assignee, with controls to change it. */
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
            label={`Assign to me: the request of ${request.name}`}
          />
        )}
        <ChooseAssignee request={request} team={team} />
        {assignee && (
          <IntentButton
            intent="assign"
            fields={{ ...fields, assigneeId: '' }}
            text="Unassign"
            label={`Unassign the request of ${request.name} from ${assignee}`}
          />
        )}
      </div>
    </div>
  )
}

const opener = ({ assigneeId, name }: RequestRow['request']) =>
  assigneeId
    ? { text: 'Change', label: `Change who looks after the request of ${name}` }
    : { text: 'Assign to…', label: `Assign to… somebody: the request of ${name}` }

function ChooseAssignee({ request, team }: { request: RequestRow['request']; team: Colleague[] }) {
  const id = useId()
  const others = team.filter((colleague) => colleague.id !== request.assigneeId)
  if (others.length === 0) return null
  return (
    <FormDialog
      button={{
        ...opener(request),
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
          label="Somebody on the team"
          options={others.map((colleague) => ({ value: colleague.id, label: colleague.name }))}
        />
      )}
    </FormDialog>
  )
}
