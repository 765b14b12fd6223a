import { useState } from 'react'
import { useFetcher } from 'react-router'
import { dollars } from '#app/lib/money.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { CreditSettings } from '../schema.ts'

const FIELDS = [
  { name: 'freeRoomCredits', label: 'Free room credits', min: 0, hint: 'Every new member gets them once.' },
  { name: 'freeRevisionCredits', label: 'Free revision credits', min: 0 },
  { name: 'paidRoomCredits', label: 'Paid room credits', min: 1, hint: 'What one purchase holds.' },
  { name: 'paidRevisionCredits', label: 'Paid revision credits', min: 0 },
] as const

/** What is free and what is sold. What was typed stays when something is wrong. */
export function CreditSettingsForm({ settings }: { settings: CreditSettings }) {
  const fetcher = useFetcher<{ fieldErrors?: Record<string, string[]> }>()
  const [price, setPrice] = useState(String(settings.priceCents))
  const errors = fetcher.data?.fieldErrors ?? {}
  const field = (name: keyof CreditSettings) => ({
    id: `credits-${name}`,
    name,
    error: errors[name],
    type: 'number',
    required: true,
    inputMode: 'numeric' as const,
  })
  const cents = /^\d{1,9}$/.test(price) ? Number(price) : undefined
  return (
    <fetcher.Form method="post" className="grid max-w-3xl gap-8" noValidate>
      <input type="hidden" name="intent" value="save" />
      <FormErrors
        errors={Object.entries(errors).map(([name, [message]]) => ({
          fieldId: `credits-${name}`,
          message: message!,
        }))}
      />
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {FIELDS.map(({ name, ...texts }) => (
          <TextField key={name} {...field(name)} {...texts} defaultValue={settings[name]} />
        ))}
        <TextField
          {...field('priceCents')}
          label="Price in cents"
          min={0}
          value={price}
          onChange={(event) => setPrice(event.currentTarget.value)}
          hint={`Shown as ${cents === undefined ? '–' : dollars(cents)}. Stripe takes no payment from 1 to 49 cents.`}
        />
      </div>
      <p className="text-ink-soft">
        New prices hold from the next checkout on; one that has begun keeps the price its buyer saw.
      </p>
      <Button
        type="submit"
        pending={fetcher.state !== 'idle'}
        pendingText="Saving…"
        className="justify-self-start"
      >
        Save Settings
      </Button>
    </fetcher.Form>
  )
}
