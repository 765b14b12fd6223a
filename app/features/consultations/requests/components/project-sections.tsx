import { PHOTO_KINDS } from '#app/lib/photo-limits.ts'
import { PhotosField } from '#app/ui/fields/photos-field.tsx'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { FormSection } from '#app/ui/forms/form-section.tsx'
import {
  BUDGET_LABELS,
  CONTACT_LABELS,
  optionsOf,
  PROJECT_TYPE_LABELS,
  TIMELINE_LABELS,
} from '../../rules/labels.ts'
import { MAX_REQUEST_PHOTOS } from '../rules/request-form.ts'
import { type Control, requestFieldId } from './request-control.ts'

/** Questions about the project and how to contact the person. */
export function ProjectSections({
  control,
  error,
}: {
  control: Control
  error: (name: string) => string[] | undefined
}) {
  const { maxLength: longest, ...message } = control('message')
  const { maxLength: mostDetails, ...details } = control('additionalDetails')
  return (
    <>
      <FormSection
        title="Project Details"
        sentence="Rough answers are fine; they help us find the right person."
      >
        <SelectField
          {...control('projectType')}
          required
          label="Project type"
          placeholder="Choose one"
          options={optionsOf(PROJECT_TYPE_LABELS)}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <SelectField
            {...control('budgetRange')}
            optional
            label="Budget"
            placeholder="Choose one"
            options={optionsOf(BUDGET_LABELS)}
          />
          <SelectField
            {...control('timeline')}
            optional
            label="Timeline"
            placeholder="Choose one"
            options={optionsOf(TIMELINE_LABELS)}
          />
        </div>
      </FormSection>
      <FormSection title="Contact Preference">
        <RadioCards
          {...control('contactPreference')}
          label="How may we reach you?"
          options={optionsOf(CONTACT_LABELS)}
        />
      </FormSection>
      <FormSection
        title="Project Description"
        sentence="Describe it as you would to a friend who has never seen the room."
      >
        <TextareaField
          {...message}
          required
          label="Describe your project"
          hint={`What is the room like, what bothers you, how should it feel? At least ${message.minLength} characters.`}
          countTo={longest}
          rows={7}
        />
        <TextareaField
          {...details}
          optional
          label="Additional details"
          hint="Children, pets, a piece that must stay, a date that matters."
          countTo={mostDetails}
        />
        <PhotosField
          id={requestFieldId('photos')}
          name="photos"
          most={MAX_REQUEST_PHOTOS}
          error={error('photos')}
          optional
          label="Photos of the room"
          hint={`Up to ${MAX_REQUEST_PHOTOS} photos, ${PHOTO_KINDS} each. Only our designers see them.`}
        />
      </FormSection>
    </>
  )
}
