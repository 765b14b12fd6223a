import { type Option, SelectField } from '../fields/select-field.tsx'
import { useListQuery } from './list-query.ts'

export interface ListFilter {
  label: string
  /** Name of the parameter. The option with the empty value removes it. */
  name: string
  options: readonly Option[]
}

/** Filters a list through the address and goes back to the first page. */
export function FilterSelect({ label, name, options }: ListFilter) {
  const { query, change } = useListQuery()
  return (
    <SelectField
      label={label}
      name={name}
      value={query.get(name) ?? ''}
      options={options}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
      className="min-w-36 max-sm:min-w-[calc(50%-0.375rem)] max-sm:flex-1"
    />
  )
}
