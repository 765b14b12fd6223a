import { Plus } from 'lucide-react'
import { CONTENT_LENGTH, NAME_LENGTH } from '#app/features/testimonials/rules/testimonial-lengths.ts'
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'

const RATINGS = [
  { value: '', label: 'None' },
  ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: '★'.repeat(stars) })),
]

export const AddTestimonial = () => (
  <FormDialog
    button={{
      text: (
        <>
          <Plus aria-hidden strokeWidth={1.5} /> New Testimonial
        </>
      ),
    }}
    title="New Testimonial"
    description="Quote only people who agreed. It appears on the landing page right away."
    hidden={{ intent: 'add' }}
    submitText="Add testimonial"
    pendingText="Adding…"
  >
    {(errors) => (
      <>
        <TextField label="Name" name="name" maxLength={NAME_LENGTH} error={errors?.name} />
        <TextField label="Place" name="location" optional maxLength={NAME_LENGTH} error={errors?.location} />
        <TextareaField
          label="What they said"
          name="content"
          maxLength={CONTENT_LENGTH}
          error={errors?.content}
        />
        <SelectField label="Stars" name="rating" options={RATINGS} error={errors?.rating} />
      </>
    )}
  </FormDialog>
)
