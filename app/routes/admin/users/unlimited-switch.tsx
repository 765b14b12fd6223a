import { useFetcher } from 'react-router'
import type { UserRow } from '#app/features/insights/queries/user-list.server.ts'
import { SwitchButton } from '#app/ui/buttons/switch-button.tsx'
import { useConfirmDialog } from '#app/ui/dialogs/use-confirm-dialog.ts'

/** Switches unlimited access. Revoking it restores the earlier balance, so it asks first. */
export function UnlimitedSwitch({ user }: { user: UserRow }) {
  const fetcher = useFetcher()
  const question = useConfirmDialog()
  const isOn = user.adminGrantedUnlimited
  const send = () => {
    question.close()
    void fetcher.submit(
      { intent: isOn ? 'revoke-unlimited' : 'grant-unlimited', userId: user.id },
      { method: 'post' },
    )
  }
  return (
    <>
      <SwitchButton
        label={`Unlimited access for ${user.name}`}
        isOn={isOn}
        pending={question.isOpening || fetcher.state !== 'idle'}
        onToggle={() => void (isOn ? question.open() : send())}
      />
      {question.ConfirmDialog && (
        <question.ConfirmDialog
          open={question.isOpen}
          onClose={question.close}
          onConfirm={send}
          title="Revoke unlimited access?"
          confirmText="Revoke access"
        >
          {user.name} will have the credits they had before, with what they were given or bought since, and at
          least the free credits of a new member. Credits they bought can be given back on their page.
        </question.ConfirmDialog>
      )}
    </>
  )
}
