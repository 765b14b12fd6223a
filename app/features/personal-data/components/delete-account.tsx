import type { SubmissionResult } from '@conform-to/react'
import { type ComponentType, useState } from 'react'
import type { FormProps } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'

interface DeleteAccountProps {
  Form: ComponentType<FormProps>
  pending: boolean
  reply: SubmissionResult<string[]> | undefined
}

const GONE = [
  'Your rooms: every photo, redesign and revision',
  'Your style and your answers in the quiz',
  'Your credits, also those you paid for and did not use',
  'Your purchases, messages and designer requests',
]

/** The form that deletes an account, after an explanation and with the password. */
export function DeleteAccount({ Form, pending, reply }: DeleteAccountProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" className="max-sm:w-full" onClick={() => setOpen(true)}>
        Delete My Account…
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete your account?"
        description="It is deleted right away, and nobody can bring it back. With it go:"
      >
        <ul className="mt-3 grid list-disc gap-1 pl-5">
          {GONE.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Form method="post" className="mt-6 grid gap-6">
          {reply?.error?.['']?.map((message) => (
            <Notice key={message} tone="danger" title={message} />
          ))}
          <input type="hidden" name="intent" value="delete-account" />
          <PasswordField
            id="delete-account-password"
            name="currentPassword"
            label="Your Password"
            autoComplete="current-password"
            required
            maxLength={128}
            error={reply?.error?.currentPassword}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" pending={pending} pendingText="Deleting everything…">
              Delete Everything
            </Button>
            <Button variant="quiet" disabled={pending} onClick={() => setOpen(false)}>
              Keep My Account
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  )
}
