import type { FetcherWithComponents } from 'react-router'
import { passwordLength } from '#app/features/accounts/rules/password-length.ts'
import type { InputLimits } from '#app/lib/input-limits.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import type { ActionReply } from '../forms/reply.ts'

export type JoinReply = ActionReply

interface JoinFormProps {
  token: string
  email: string
  fetcher: FetcherWithComponents<JoinReply>
}

/** Joins with the signed-in account. */
export function JoinAsMember({ token, email, fetcher: { Form, state, data } }: JoinFormProps) {
  return (
    <Form method="post" className="grid gap-6">
      <Refusal reply={data} />
      <input type="hidden" name="token" value={token} />
      <p>
        You are signed in as <strong className="break-all">{email}</strong>.
      </p>
      <Button type="submit" size="large" pending={state !== 'idle'} pendingText="Joining…">
        Join the Team
      </Button>
    </Form>
  )
}

/** Creates an account with the invited email address and joins with it. */
export function NewAccountForm({
  token,
  email,
  limits,
  fetcher: { Form, state, data },
}: JoinFormProps & { limits: Record<'name' | 'password', InputLimits> }) {
  const errors = data?.fieldErrors
  return (
    <Form method="post" className="grid gap-6">
      <Refusal reply={data} />
      <input type="hidden" name="token" value={token} />
      <TextField label="Email" value={email} readOnly autoComplete="username" />
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        {...limits.name}
        error={errors?.name}
      />
      <PasswordField
        label="Password"
        name="password"
        hint={passwordLength(true).hint}
        autoComplete="new-password"
        required
        {...limits.password}
        error={errors?.password}
      />
      <Button type="submit" size="large" pending={state !== 'idle'} pendingText="Creating your account…">
        Create Account and Join
      </Button>
    </Form>
  )
}

function Refusal({ reply }: { reply: JoinReply | undefined }) {
  if (reply?.tone !== 'error' || reply.fieldErrors) return null
  return <Notice tone="danger" title={reply.message ?? reply.title} />
}
