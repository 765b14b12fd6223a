import type { ModelPrice } from '#app/platform/ai/provider.ts'
import { FieldError } from '#app/ui/fields/field.tsx'
import type { SettingsField } from '#app/ui/forms/settings-form.tsx'
import { FieldGroup } from '../../components/field-group.tsx'

const COLUMNS = [
  { name: 'priceTextIn', title: 'Text in', key: 'textIn' },
  { name: 'priceImageIn', title: 'Pictures in', key: 'imageIn' },
  { name: 'priceOut', title: 'Out', key: 'out' },
] as const

const EMPTY = { key: 'one more', model: '', textIn: '', imageIn: '', out: '' }

/** Prices in US dollars per million tokens. The provider reports tokens, so costs are computed from them. */
export function PriceTable({ prices, field }: { prices: ModelPrice[]; field: SettingsField }) {
  const rows = [...prices.map((price) => ({ key: `models ${price.model}`, ...price })), EMPTY]
  return (
    <FieldGroup title="Prices" wide>
      <p className="text-ink-soft text-dense">
        US dollars per million tokens. A row applies to models whose names begin with its own; the longest
        match wins, and the row without a name covers the rest. Costs and the budget depend on these: please
        copy the provider's prices. To remove a row, empty it.
      </p>
      <FieldError id={field.id} message={field.error?.[0]} />
      <div id={field.id} className="overflow-x-auto">
        <table className="w-full min-w-[34rem] border-collapse text-dense">
          <caption className="sr-only">Prices of models</caption>
          <thead>
            <tr className="text-left text-ink-soft text-sm">
              <th scope="col" className="pr-3 pb-2 font-medium">
                Model begins with
              </th>
              {COLUMNS.map(({ title }) => (
                <th key={title} scope="col" className="pr-3 pb-2 font-medium last:pr-0">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.key}>
                <td className="pr-3 pb-2">
                  <input
                    name="priceModel"
                    aria-label={`Model, row ${index + 1}`}
                    defaultValue={row.model}
                    className="control min-w-40"
                  />
                </td>
                {COLUMNS.map(({ name, title, key }) => (
                  <td key={name} className="pr-3 pb-2 last:pr-0">
                    <input
                      name={name}
                      type="number"
                      min={0}
                      max={1000}
                      step="any"
                      aria-label={`${title}, row ${index + 1}`}
                      defaultValue={row[key]}
                      className="control min-w-20 tabular-nums"
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FieldGroup>
  )
}
