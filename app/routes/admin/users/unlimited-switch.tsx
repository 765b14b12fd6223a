import { useFetcher } from 'react-router'
import type { UserRow } from '#app/features/insights/queries/user-list.server.ts'
import { SwitchButton } from '#app/ui/buttons/switch-button.tsx'
import { useConfirmDialog } from '#app/ui/dialogs/use-confirm-dialog.ts'

/** Switches unlimited access, after asking. */
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
        onToggle={() => void question.open()}
      />
      {question.ConfirmDialog && (
        <question.ConfirmDialog
          open={question.isOpen}
          onClose={question.close}
          onConfirm={send}
          {...(isOn
            ? { title: 'Revoke unlimited access?', confirmText: 'Revoke access' }
            : { title: 'Give unlimited access?', confirmText: 'Give access', tone: 'primary' as const })}
        >
          {isOn
            ? `${user.name} will have the credits they had before, with what they were given or bought since, and at least the free credits of a new member. More can be given on their page, under ‘Credits’.`
            : `${user.name} can then have rooms redesigned without using up credits, until you revoke it.`}
        </question.ConfirmDialog>
      )}
    </>
  )
}
