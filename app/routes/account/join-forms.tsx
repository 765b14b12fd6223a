import { type AccountFieldsProps, accountFields } from '#app/features/accounts/components/account-fields.ts'
import { passwordLength } from '#app/features/accounts/rules/password-length.ts'
import { GuestForm } from '#app/features/guest-forms/components/guest-form.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import formChecks from '../forms/form-checks.ts?script'

interface JoinFormProps extends Pick<AccountFieldsProps, 'reply'> {
  token: string
  email: string
}

/** Joins with the signed-in account. */
export const JoinAsMember = ({ token, email, reply }: JoinFormProps) => (
  <GuestForm
    name="join-as-member"
    checks={formChecks}
    reply={reply}
    className="grid gap-6"
    text="Join the Team"
    sendingText="Joining…"
  >
    <input type="hidden" name="token" value={token} />
    <p>
      You are signed in as <strong className="break-all">{email}</strong>.
    </p>
  </GuestForm>
)

/** Creates an account with the invited email address and joins with it. */
export function NewAccountForm({ token, email, ...form }: JoinFormProps & Omit<AccountFieldsProps, 'form'>) {
  const { textInput } = accountFields({ ...form, form: 'join' })
  return (
    <GuestForm
      name="join"
      checks={formChecks}
      reply={form.reply}
      className="grid gap-6"
      text="Create Account and Join"
      sendingText="Creating your account…"
    >
      <input type="hidden" name="token" value={token} />
      <TextField label="Email" value={email} readOnly autoComplete="username" />
      <TextField {...textInput('name')} label="Name" autoComplete="name" />
      <PasswordField
        {...textInput('password')}
        label="Password"
        hint={passwordLength(true).hint}
        autoComplete="new-password"
      />
    </GuestForm>
  )
}
