import { TextField } from '#app/ui/fields/text-field.tsx'
import { FormSection } from '#app/ui/forms/form-section.tsx'
import type { Control } from './request-control.ts'

/** Questions about the person and the project's location. */
export const PersonSections = ({ control }: { control: Control }) => (
  <>
    <FormSection title="Personal Information" sentence="So we know who we're writing to.">
      <TextField {...control('name')} required label="Full name" autoComplete="name" />
      <TextField {...control('email')} required label="Email" type="email" autoComplete="email" />
      <TextField {...control('phone')} optional label="Phone" type="tel" autoComplete="tel" />
    </FormSection>
    <LocationSection control={control} />
  </>
)

const LocationSection = ({ control }: { control: Control }) => (
  <FormSection title="Project Location" sentence="A designer near you knows your light and your builders.">
    <TextField {...control('streetAddress')} optional label="Street address" autoComplete="street-address" />
    <div className="grid gap-6 sm:grid-cols-[1.5fr_1fr_1.3fr]">
      <TextField {...control('city')} optional label="City" autoComplete="address-level2" />
      <TextField {...control('state')} optional label="State" autoComplete="address-level1" />
      <TextField {...control('zipCode')} optional label="ZIP code" autoComplete="postal-code" />
    </div>
  </FormSection>
)
