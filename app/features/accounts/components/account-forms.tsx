import type { ComponentType, ReactNode } from 'react'
import type { FormProps } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { passwordLength } from '../rules/password-length.ts'
import { type AccountFormOptions, useAccountForm } from './use-account-form.ts'

/** Submits a form of the account page and shows the result. */
export interface SettingsFormProps extends AccountFormOptions {
  Form: ComponentType<FormProps>
  pending: boolean
}

interface SettingsFormFrameProps {
  settings: ReturnType<typeof useAccountForm>
  Form: ComponentType<FormProps>
  intent: string
  children: ReactNode
}

/** The frame of an account form: errors above, fields and a button below. */
function SettingsForm({ settings, Form, intent, children }: SettingsFormFrameProps) {
  const { form, refusal, errors, isRefused } = settings
  return (
    <Form {...form} method="post" className="grid gap-5">
      <FormErrors errors={errors} refusal={refusal} isRefused={isRefused} />
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  )
}

/** The member's name. */
export function NameForm({ Form, pending, ...options }: SettingsFormProps) {
  const settings = useAccountForm('change-name', options)
  return (
    <SettingsForm settings={settings} Form={Form} intent="change-name">
      <TextField {...settings.textInput('name')} label="Name" autoComplete="name" />
      <Save pending={pending} text="Save Name" pendingText="Saving…" />
    </SettingsForm>
  )
}

/** A new email address, with the current password. */
export function EmailForm({ Form, pending, ...options }: SettingsFormProps) {
  const settings = useAccountForm('change-email', options)
  return (
    <SettingsForm settings={settings} Form={Form} intent="change-email">
      <TextField {...settings.textInput('email')} label="New Email" type="email" autoComplete="email" />
      <PasswordField
        {...settings.textInput('currentPassword')}
        label="Your Password"
        autoComplete="current-password"
      />
      <Save pending={pending} text="Send Confirmation Link" pendingText="Sending the link…" />
    </SettingsForm>
  )
}

interface PasswordFormProps extends SettingsFormProps {
  email: string
  isStaff: boolean
}

/** A new password, twice, with the current one. */
export function PasswordForm({ Form, pending, email, isStaff, ...options }: PasswordFormProps) {
  const settings = useAccountForm(isStaff ? 'change-team-password' : 'change-password', options)
  return (
    <SettingsForm settings={settings} Form={Form} intent="change-password">
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        {...settings.textInput('currentPassword')}
        label="Current Password"
        autoComplete="current-password"
      />
      <PasswordField
        {...settings.textInput('password')}
        label="New Password"
        hint={passwordLength(isStaff).hint}
        autoComplete="new-password"
      />
      <PasswordField
        {...settings.textInput('confirmation')}
        label="Confirm New Password"
        autoComplete="new-password"
      />
      <Save pending={pending} text="Update Password" pendingText="Updating your password…" />
    </SettingsForm>
  )
}

function Save({ pending, text, pendingText }: { pending: boolean; text: string; pendingText: string }) {
  return (
    <Button
      type="submit"
      variant="secondary"
      pending={pending}
      pendingText={pendingText}
      className="justify-self-start max-sm:w-full"
    >
      {text}
    </Button>
  )
}
