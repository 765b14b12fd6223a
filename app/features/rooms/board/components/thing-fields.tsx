import { useState } from 'react'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { MAX_DETAIL, MAX_NAME } from '../rules/limits.ts'

export interface ThingDetails {
  name: string
  colour: string
  material: string
  size: string
}

const FIELDS = [
  { name: 'name', label: 'What it is', maxLength: MAX_NAME, placeholder: 'Floor lamp' },
  { name: 'colour', label: 'Colour', maxLength: MAX_DETAIL, placeholder: 'Brass' },
  { name: 'material', label: 'Material', maxLength: MAX_DETAIL, placeholder: 'Metal and linen' },
  { name: 'size', label: 'Rough size', maxLength: MAX_DETAIL, placeholder: '150 cm (59 in) high' },
] as const

interface ThingFieldsProps {
  /** The stored details; undefined for a new thing. */
  thing?: ThingDetails
  errors: Record<string, string[]> | undefined
}

/** The fields for a thing's details, each with the value that was stored when they opened. */
export function ThingFields({ thing, errors }: ThingFieldsProps) {
  const [seen] = useState(thing)
  return FIELDS.map(({ name, ...field }) => (
    <div key={name}>
      {thing && (
        <input
          type="hidden"
          name={`seen${name[0]!.toUpperCase()}${name.slice(1)}`}
          // The error at the field has shown what another window stored.
          value={errors?.[name] ? thing[name] : seen![name]}
        />
      )}
      <TextField
        {...field}
        name={name}
        defaultValue={thing?.[name]}
        optional={name !== 'name'}
        autoComplete="off"
        error={errors?.[name]}
      />
    </div>
  ))
}
