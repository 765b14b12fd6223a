import { PHOTO_KINDS, PHOTO_SENTENCES } from '#app/lib/photo-limits.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { UploadField } from '#app/ui/fields/upload-field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { Show } from './show.tsx'

const ROOMS = ['Living Room', 'Bedroom', 'Kitchen']
const CONTACT = [
  { value: 'email', label: 'Email', hint: 'An answer within a day' },
  { value: 'phone', label: 'Phone' },
  { value: 'both', label: 'Both' },
]
const LENGTHS = [
  { value: 'draft', label: 'Review first', hint: 'It waits as a draft until you publish it.' },
  { value: 'now', label: 'Publish at once', hint: 'Readers see it a minute later.' },
]

/** Every field in its default state, with a hint, with an error and disabled. */
export function FieldsShow() {
  return (
    <Show title="Fields">
      <div className="max-w-form">
        <FormErrors
          errors={[{ fieldId: 'show-email', message: 'The email address has no @.' }]}
          isRefused={false}
        />
      </div>
      <div className="grid items-start gap-x-12 gap-y-7 md:grid-cols-2">
        <TextField label="Name" name="name" autoComplete="name" hint="As it should stand in a letter." />
        <TextField
          id="show-email"
          label="Email"
          name="email"
          defaultValue="nobody"
          error="The email address has no @."
        />
        <TextField label="Phone" name="phone" optional placeholder="+1 555 0100" />
        <TextField label="Account" name="account" disabled defaultValue="Fixed by the house" />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint="At least 6 characters."
        />
        <SelectField label="Room" name="room" options={ROOMS} placeholder="Choose a room" />
        <SelectField
          label="Room"
          name="room2"
          options={ROOMS}
          error="Which room is it?"
          placeholder="Choose a room"
        />
        <TextareaField
          label="Wishes"
          name="wishes"
          maxLength={500}
          optional
          hint="What should stay as it is?"
        />
        <TextareaField
          label="Message"
          name="message"
          defaultValue="Hi"
          error="A little more, please: at least 10 characters."
        />
        <div className="grid gap-3">
          <CheckboxField
            name="terms"
            label={
              <>
                I agree to the <TextLink to="/">terms and conditions</TextLink>
              </>
            }
          />
          <CheckboxField name="news" label="Checked" defaultChecked />
          <CheckboxField name="wrong" label="With an error" error="Please tick this box." />
          <CheckboxField name="off" label="Disabled" disabled />
        </div>
        <RadioGroup label="How may we reach you?" name="contact" options={CONTACT} defaultValue="email" />
        <RadioGroup label="With an error" name="contact2" options={CONTACT} error="Please choose one." />
        <RadioCards
          label="Publishing"
          name="publish"
          options={LENGTHS}
          defaultValue="draft"
          className="md:col-span-2"
        />
        <UploadField
          label="Photo of the room"
          name="photo"
          hint={`${PHOTO_KINDS}.`}
          check={(file) => (file.type.startsWith('image/') ? undefined : 'This is not a picture.')}
        />
        <UploadField label="With an error" name="photo2" error={PHOTO_SENTENCES.photo_too_large} />
      </div>
    </Show>
  )
}
