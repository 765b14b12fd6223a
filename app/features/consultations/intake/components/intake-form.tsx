import { fieldIdIn } from '#app/features/guest-forms/rules/form-options.ts'
import type { FormProblem } from '#app/features/guest-forms/rules/problem.ts'
import type { ShownRoom } from '#app/features/quiz/pool/queries/shown-rooms.server.ts'
import type { InputLimits } from '#app/lib/input-limits.ts'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FieldError } from '#app/ui/fields/field.tsx'
import { PhotosField } from '#app/ui/fields/photos-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { FormSection } from '#app/ui/forms/form-section.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { IntakeFields } from '../rules/intake-form.ts'
import { INTAKE_SECTIONS, type IntakeField, MAX_INTAKE_PHOTOS } from '../rules/intake-sections.ts'

const intakeFieldId = fieldIdIn('intake')

interface IntakeFormProps {
  values: IntakeFields
  /** Maximum lengths from the schema. */
  limits: Record<string, InputLimits>
  problem: FormProblem | undefined
  /** Whether the form is prefilled with answers of the request. */
  isBegun: boolean
  /** A room in each style, by the style's name. */
  styleRooms: ReadonlyMap<string, ShownRoom>
}

/** All sections of the intake form, without the `<form>` around them. */
export function IntakeForm({ values, limits, problem, isBegun, styleRooms }: IntakeFormProps) {
  return INTAKE_SECTIONS.map(({ title, sentence, copiedSentence, fields }) => (
    <FormSection key={title} title={title} sentence={(isBegun && copiedSentence) || sentence}>
      {fields.map((field) => (
        <Question
          key={field.name}
          field={field}
          values={values[field.name] ?? []}
          maxLength={limits[field.name]?.maxLength}
          error={problem?.fieldErrors?.[field.name]}
          styleRooms={styleRooms}
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
  styleRooms: IntakeFormProps['styleRooms']
}

function Question({ field, values, maxLength, error, styleRooms }: QuestionProps) {
  const { name, label, hint, kind, options = [] } = field
  const isRequired = name === 'roomType'
  const texts = { id: intakeFieldId(name), name, label, hint, error, optional: !isRequired }
  switch (kind) {
    case 'photos':
      return <PhotosField {...texts} most={MAX_INTAKE_PHOTOS} />
    case 'choices':
      return <Choices {...{ field, values, error, styleRooms }} />
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
  // No `type=number`: browsers send nothing of what they cannot read.
  number: { inputMode: 'numeric' },
  date: { type: 'date' },
} as const

/** Styles to tick, each with a room. */
function Choices({ field: { name, label, options = [] }, values, error, styleRooms }: QuestionProps) {
  return (
    <fieldset id={intakeFieldId(name)} data-field="" className="grid gap-2">
      <legend className="mb-2 font-medium">
        {label} <span className="font-normal text-ink-soft text-sm">(optional)</span>
      </legend>
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 min-[22rem]:grid-cols-2 sm:grid-cols-3">
        {options.map(({ value, label: text }) => (
          <div key={value} className="grid content-start gap-2 wrap-anywhere">
            <StyleRoom room={styleRooms.get(value)} htmlFor={`${intakeFieldId(name)}-${value}`} />
            <CheckboxField
              id={`${intakeFieldId(name)}-${value}`}
              name={name}
              value={value}
              label={text}
              defaultChecked={values.includes(value)}
            />
          </div>
        ))}
      </div>
      <FieldError id={intakeFieldId(name)} message={error?.[0]} />
    </fieldset>
  )
}

/** The name below says what it shows; a tap on it ticks the box. */
function StyleRoom({ room, htmlFor }: { room: ShownRoom | undefined; htmlFor: string }) {
  if (!room) return null
  return (
    <label htmlFor={htmlFor} aria-hidden="true" className="cursor-pointer">
      <Picture
        base={room.url}
        widths={[480]}
        sizes="12rem"
        alt=""
        width={960}
        height={640}
        placeholder={room.placeholder ?? undefined}
      />
    </label>
  )
}
