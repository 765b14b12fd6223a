import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { Field, type FieldTexts, useField } from './field.tsx'

/** A password with a button that reveals it. Set `autoComplete` to 'current-password' or 'new-password'. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldTexts & ComponentProps<'input'>) {
  const field = useField(input.id, { label, hint, error }, input['aria-describedby'])
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, optional, className }} id={field.id} message={field.message}>
      <div className="relative">
        <input
          {...input}
          {...field.control}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          className="control pr-14"
        />
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? 'Hide password' : 'Show password'}
          className="absolute top-0.5 right-0.5"
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  )
}
