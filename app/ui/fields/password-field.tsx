import { Eye, EyeOff, type LucideProps } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { Field, type FieldTexts, useField } from './field.tsx'

/**
 * A password with a button that reveals it, which works on every page by `ui/site-script.js`. Set `autoComplete` to
 * 'current-password' or 'new-password'.
 */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldTexts & ComponentProps<'input'>) {
  const field = useField(input.id, { label, hint, error }, input['aria-describedby'])
  return (
    <Field {...{ label, hint, optional, className }} id={field.id} message={field.message}>
      <div className="relative">
        <input
          {...input}
          {...field.control}
          type="password"
          spellCheck={false}
          autoCapitalize="none"
          className="control pr-14"
        />
        <IconButton
          icon={BothEyes}
          label="Show password"
          data-reveals="Hide password"
          className="absolute top-0.5 right-0.5"
        />
      </div>
    </Field>
  )
}

/** The open eye, and the closed one while the password is shown. */
const BothEyes = (icon: LucideProps) => (
  <>
    <Eye {...icon} className="in-data-shown:hidden" />
    <EyeOff {...icon} className="hidden in-data-shown:block" />
  </>
)
