import { MAX_BLOCK_REASON } from '#app/features/accounts/rules/block-reason.ts'
import type { UserRow } from '#app/features/insights/queries/user-list.server.ts'
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { useReadOnly } from '#app/ui/forms/read-only.tsx'
import { IntentButton } from '../intent-button.tsx'

/** Blocks after asking for a reason; unblocks at once. */
export function BlockButton({ user, isOwn }: { user: UserRow; isOwn: boolean }) {
  const isReadOnly = useReadOnly()
  if (isOwn) return <span className="text-ink-soft text-sm">Your own account</span>
  if (isReadOnly) return user.blocked ? 'Blocked' : null
  return user.blocked ? <Unblock user={user} /> : <Block user={user} />
}

function Block({ user }: { user: UserRow }) {
  return (
    <FormDialog
      button={{ text: 'Block', label: `Block ${user.name}`, variant: 'secondary', size: 'small' }}
      title="Block this user?"
      description={`${user.name} (${user.email}) will see at their next click that access is restricted. Anything being made for them stops, and those credits are returned. You can unblock them at any time.`}
      hidden={{ intent: 'block', userId: user.id }}
      submitText="Block user"
      pendingText="Blocking…"
      submitVariant="danger"
    >
      {(errors) => (
        <TextareaField
          label="Reason"
          name="reason"
          rows={3}
          countTo={MAX_BLOCK_REASON}
          hint="Kept with the account and in the audit log. The person does not see it."
          error={errors?.reason}
        />
      )}
    </FormDialog>
  )
}

function Unblock({ user }: { user: UserRow }) {
  return (
    <IntentButton
      intent="unblock"
      fields={{ userId: user.id }}
      text="Unblock"
      label={`Unblock ${user.name}`}
      pendingText="Unblocking…"
    />
  )
}
