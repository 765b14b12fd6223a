import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { LinkField } from '#app/ui/fields/link-field.tsx'

/** Creates the link, with or without the owner's first name. */
export function Invite({ firstName }: { firstName: string }) {
  const isSending = useNavigation().formData !== undefined
  return (
    <Form method="post" className="grid max-w-form justify-items-start gap-6 wrap-anywhere">
      <p>
        Make a link and send it to whoever you share your home with. They take the quiz, twenty pairs of
        rooms, and need no account. Then this page shows the two of you: where you agree, and your two styles
        as one, for your rooms.
      </p>
      <CheckboxField
        name="showsName"
        label={`Show my first name, ${firstName}`}
        hint="Without it, the link comes from ‘Somebody’."
      />
      <Button type="submit" name="intent" value="invite" pending={isSending} pendingText="Making the link…">
        Make a link
      </Button>
      <p className="text-ink-soft text-sm">
        The first to finish the quiz uses up the link. They see your style and where you agree, and your first
        name if you show it. You can end the link at any time.
      </p>
    </Form>
  )
}

interface OwnLinkProps {
  address: string
  firstName: string
  showsName: boolean
  /** Whether somebody has taken the quiz through it. */
  isUsed: boolean
  sendsMail: boolean
}

/** The link, with buttons to copy and to end it. */
export function OwnLink({ address, firstName, showsName, isUsed, sendsMail }: OwnLinkProps) {
  const end = (
    <ConfirmedButton
      text="End the link"
      pendingText="Ending…"
      fields={{ intent: 'end' }}
      title="End this link?"
      confirmText="End the link"
    >
      Nobody can open it any more{isUsed && ', and what the other person sent is deleted'}. Rooms that were
      made in both styles stay.
    </ConfirmedButton>
  )
  if (isUsed) return end
  return (
    <div className="grid max-w-form gap-4">
      <LinkField
        label="The link to the quiz for two"
        address={address}
        hint={`It comes from ${showsName ? firstName : '‘Somebody’'}. The first to finish the quiz uses it up.`}
      >
        {end}
      </LinkField>
      <p className="text-ink-soft">
        Nobody has taken the quiz with it yet. Once somebody has,{sendsMail && ' we email you, and'} this page
        shows the two of you.
      </p>
    </div>
  )
}
