import { useState } from 'react'
import { dollars } from '#app/lib/money.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { type SettingsField, SettingsForm } from '#app/ui/forms/settings-form.tsx'
import type { CreditSettings } from '../rules.ts'

const FIELDS = [
  { name: 'freeRoomCredits', label: 'Free room credits', min: 0, hint: 'Every new member gets them once.' },
  { name: 'freeRevisionCredits', label: 'Free revision credits', min: 0 },
  { name: 'paidRoomCredits', label: 'Paid room credits', min: 1, hint: 'What one purchase holds.' },
  {
    name: 'paidRevisionCredits',
    label: 'Paid revision credits',
    min: 0,
    hint: 'With 0, nobody can buy a revision.',
  },
] as const

const numeric = { type: 'number', required: true, inputMode: 'numeric' } as const

interface FormProps {
  settings: CreditSettings
  version: string
  minPrice: number
}

/** The form for free credits and the paid package. */
export const CreditSettingsForm = ({ settings, version, minPrice }: FormProps) => (
  <SettingsForm name="credits" version={version} className="grid max-w-3xl gap-8">
    {(field) => (
      <>
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
          {FIELDS.map(({ name, ...texts }) => (
            <TextField key={name} {...field(name)} {...numeric} {...texts} defaultValue={settings[name]} />
          ))}
          <PriceField field={field('priceCents')} priceCents={settings.priceCents} minPrice={minPrice} />
        </div>
        <p className="text-ink-soft">
          New prices hold from the next checkout on; one that has begun keeps the price its buyer saw.
        </p>
      </>
    )}
  </SettingsForm>
)

function PriceField({
  field,
  priceCents,
  minPrice,
}: {
  field: SettingsField
  priceCents: number
  minPrice: number
}) {
  const [price, setPrice] = useState(String(priceCents))
  const cents = /^\d{1,9}$/.test(price) ? Number(price) : undefined
  return (
    <TextField
      {...field}
      {...numeric}
      label="Price in cents"
      min={minPrice}
      value={price}
      onChange={(event) => setPrice(event.currentTarget.value)}
      hint={`Shown as ${cents === undefined ? '–' : dollars(cents)}. ${minPrice > 0 ? `Stripe takes no payment under ${minPrice} cents.` : 'Stripe, once it is connected, takes no payment under 50 cents.'}`}
    />
  )
}
