import { Plus } from 'lucide-react'
import { ROLE_SENTENCES } from '#app/features/team/rules.ts'
import { INVITATION_DAYS } from '#app/lib/link-lifetimes.ts'
import { ROLE_LABELS, STAFF_ROLES } from '#app/lib/roles.ts'
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'

const ROLES = STAFF_ROLES.map((value) => ({ value, label: ROLE_LABELS[value], hint: ROLE_SENTENCES[value] }))

export const InviteDialog = () => (
  <FormDialog
    button={{
      text: (
        <>
          <Plus aria-hidden strokeWidth={1.5} /> Invite Somebody
        </>
      ),
    }}
    title="Invite somebody to the team"
    description={`They get a link by email. It is good for ${INVITATION_DAYS} days and works once.`}
    hidden={{ intent: 'invite' }}
    submitText="Send invitation"
    pendingText="Sending…"
  >
    {(errors) => (
      <>
        <TextField
          label="Email"
          name="email"
          type="email"
          maxLength={255}
          autoComplete="off"
          error={errors?.email}
        />
        <RadioCards label="Role" name="role" defaultValue="support" options={ROLES} error={errors?.role} />
      </>
    )}
  </FormDialog>
)
