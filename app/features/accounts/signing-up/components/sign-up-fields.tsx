import { TextLink } from '#app/ui/buttons/link.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FieldError } from '#app/ui/fields/field.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { type AccountFieldsProps, accountFields } from '../../components/account-fields.ts'

/** Everything that an account needs: name, email address, password, consent, and a finished quiz. */
export function SignUpFields(form: AccountFieldsProps) {
  const { input, textInput } = accountFields(form)
  const { id, error } = input('selections')
  return (
    <>
      {/* The quiz's choices as the browser stored them, and the style that the person took; from the page's script. */}
      <input type="hidden" name="selections" defaultValue="" />
      <input type="hidden" name="preferredStyle" defaultValue="" />
      <TextField {...textInput('name')} label="Name" autoComplete="name" />
      <TextField {...textInput('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField
        {...textInput('password')}
        label="Password"
        hint="At least 6 characters."
        autoComplete="new-password"
      />
      <div className="grid gap-2">
        <CheckboxField
          {...input('terms')}
          label="I agree to the terms and conditions, and that pictures I upload may be used for marketing, with personal information removed."
        />
        <p className="ml-9 text-dense">
          <TextLink to="/terms" target="_blank" rel="noopener" className="inline-flex min-h-11 items-center">
            Read the terms and conditions (new tab)
          </TextLink>
        </p>
      </div>
      <MissingQuiz id={id} error={error?.[0]} />
    </>
  )
}

/** Leads to the quiz where the form says that it is missing: the error is added below, and shown above. */
const MissingQuiz = ({ id, error }: { id: string; error: string | undefined }) => (
  <div id={id} data-field="" role="alert" className="hidden flex-col-reverse items-start has-[p]:flex">
    <TextLink to="/quiz" className="inline-flex min-h-11 items-center">
      Take the Style Quiz
    </TextLink>
    <FieldError id={id} message={error} />
  </div>
)
