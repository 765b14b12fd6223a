import type { FormProblem } from '#app/features/guest-forms/rules/problem.ts'
import { photoFileProblem } from '#app/features/rooms/rules/photo-file.ts'
import type { InputLimits } from '#app/lib/input-limits.ts'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { PhotosField } from '#app/ui/fields/photos-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { FormSection } from '#app/ui/forms/form-section.tsx'
import type { IntakeFields } from '../rules/intake-form.ts'
import { INTAKE_SECTIONS, type IntakeField, MAX_INTAKE_PHOTOS } from '../rules/intake-sections.ts'

export const intakeFieldId = (name: string) => `intake-${name}`

interface IntakeFormProps {
  values: IntakeFields
  /** Maximum lengths from the schema. */
  limits: Record<string, InputLimits>
  problem: FormProblem | undefined
  /** Whether the form is prefilled with answers of the request. */
  isBegun: boolean
}

/** All sections of the intake form, without the `<form>` around them. */
export function IntakeForm({ values, limits, problem, isBegun }: IntakeFormProps) {
  return INTAKE_SECTIONS.map(({ title, sentence, takenOver, fields }) => (
    <FormSection key={title} title={title} sentence={(isBegun && takenOver) || sentence}>
      {fields.map((field) => (
        <Question
          key={field.name}
          field={field}
          values={values[field.name] ?? []}
          maxLength={limits[field.name]?.maxLength}
          error={problem?.fieldErrors?.[field.name]}
        />
      ))}
    </FormSection>
  ))
}

interface QuestionProps {
  field: IntakeField
  values: string[]
  maxLength?: number | undefined
  error: string[] | undefined
}

function Question({ field, values, maxLength, error }: QuestionProps) {
  const { name, label, hint, kind, options = [] } = field
  const isRequired = name === 'roomType'
  const texts = { id: intakeFieldId(name), name, label, hint, error, optional: !isRequired }
  switch (kind) {
    case 'photos':
      return <PhotosField {...texts} most={MAX_INTAKE_PHOTOS} check={photoFileProblem} />
    case 'choices':
      return <Choices field={field} values={values} error={error} />
    case 'choice':
      return (
        <SelectField
          {...texts}
          required={isRequired}
          defaultValue={values[0] ?? ''}
          placeholder="Choose one"
          options={options}
        />
      )
    case 'text':
      return <TextareaField {...texts} defaultValue={values[0]} countTo={maxLength} rows={3} />
    default:
      return <TextField {...texts} {...INPUTS[kind]} defaultValue={values[0]} maxLength={maxLength} />
  }
}

const INPUTS = {
  line: {},
  number: { type: 'number', min: 1, step: 1, inputMode: 'numeric' },
  date: { type: 'date' },
} as const

function Choices({ field: { name, label, options = [] }, values, error }: QuestionProps) {
  return (
    <fieldset id={intakeFieldId(name)} className="grid gap-2">
      <legend className="mb-2 font-medium">
        {label} <span className="font-normal text-ink-soft text-sm">(optional)</span>
      </legend>
      <div className="grid grid-cols-1 gap-x-4 min-[22rem]:grid-cols-2">
        {options.map(({ value, label: text }) => (
          <CheckboxField
            key={value}
            id={`${intakeFieldId(name)}-${value}`}
            name={name}
            value={value}
            label={text}
            defaultChecked={values.includes(value)}
          />
        ))}
      </div>
      {error && <p className="font-medium text-danger text-sm">{error}</p>}
    </fieldset>
  )
}
