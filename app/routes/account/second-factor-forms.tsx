import type { ReactNode } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { SetupKey } from '#app/features/accounts/second-factor/queries/second-factor-state.server.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { SecondFactorReply } from './second-factor-action.server.ts'

interface FormProps {
  fetcher: FetcherWithComponents<SecondFactorReply>
  /** Tells password managers which account the password belongs to. */
  email: string
}

/** Explains the second factor and begins its setup. */
export const BeginForm = (form: FormProps) => (
  <section className="grid gap-6">
    <p>
      Signing in then asks for your password and for six digits from an app on your phone. Somebody who has
      only your password can't get in. Any authenticator app will do.
    </p>
    <FactorForm {...form} intent="begin" button="Set Up" pendingText="One moment…">
      <Password {...form} />
    </FactorForm>
  </section>
)

/** The secret as a QR code and as text, and a field for the first code. */
export const ConfirmForm = ({ setup, ...form }: FormProps & { setup: SetupKey }) => (
  <section className="grid gap-6">
    <p>Point your authenticator app at this picture, or type the key into it.</p>
    <svg
      role="img"
      aria-label="QR code with the key below"
      viewBox={`0 0 ${setup.size} ${setup.size}`}
      shapeRendering="crispEdges"
      className="w-60 max-w-full bg-white"
    >
      <path d={setup.path} fill="#000" />
    </svg>
    <p className="wrap-anywhere">
      Key: <code className="font-mono">{setup.typed}</code>
    </p>
    <FactorForm {...form} intent="confirm" button="Turn On" pendingText="Checking the code…">
      <Code {...form} hint="The six digits the app is showing now." />
    </FactorForm>
  </section>
)

/** Forms for new recovery codes, and for turning the second factor off. */
export const TurnOffForm = ({ codesLeft, ...form }: FormProps & { codesLeft: number }) => (
  <>
    <section className="grid gap-6">
      <p>
        <strong>On.</strong> Signing in asks for a code of your app. Recovery codes left: {codesLeft}.
      </p>
      <FactorForm {...form} intent="renew" button="Make New Recovery Codes" pendingText="Making codes…">
        <Code {...form} hint="The old recovery codes then stop working." id="renew-code" of="renew" />
      </FactorForm>
    </section>
    <section className="grid gap-6 border-line border-t pt-10">
      <h2 className="text-xl">Turn it off</h2>
      <FactorForm {...form} intent="turn-off" button="Turn Off" pendingText="Turning it off…">
        <Password {...form} />
        <Code {...form} hint="A code from your app, or a recovery code." id="off-code" of="turn-off" />
      </FactorForm>
    </section>
  </>
)

interface FactorFormProps extends FormProps {
  intent: string
  button: string
  pendingText: string
  children: ReactNode
}

function FactorForm({ fetcher: { Form, state, formData }, email, ...props }: FactorFormProps) {
  const isSent = state !== 'idle' && formData?.get('intent') === props.intent
  return (
    <Form method="post" className="grid max-w-form gap-5">
      <input type="hidden" name="intent" value={props.intent} />
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      {props.children}
      <Button
        type="submit"
        variant="secondary"
        pending={isSent}
        pendingText={props.pendingText}
        className="justify-self-start max-sm:w-full"
      >
        {props.button}
      </Button>
    </Form>
  )
}

const Password = ({ fetcher }: FormProps) => (
  <PasswordField
    label="Your Password"
    name="currentPassword"
    autoComplete="current-password"
    required
    error={fetcher.data?.fieldErrors?.currentPassword}
  />
)

const Code = ({
  fetcher,
  hint,
  id,
  of,
}: FormProps & {
  hint: string
  id?: string
  /** The form's intent, on a page with several forms. */
  of?: string
}) => (
  <TextField
    id={id}
    label="Code"
    name="code"
    hint={hint}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    required
    maxLength={40}
    error={!of || fetcher.data?.intent === of ? fetcher.data?.fieldErrors?.code : undefined}
  />
)
