import { useFetcher } from 'react-router'
import type { StyleProfile } from '#app/features/styles/schema.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { KeyInUse, PublicAiSettings } from '../queries/settings.server.ts'
import { IMAGE_QUALITIES, MODEL_SUGGESTIONS } from '../rules/defaults.ts'
import { FieldGroup } from './field-group.tsx'
import { PriceTable } from './price-table.tsx'
import { PromptFields } from './prompt-fields.tsx'

interface Reply {
  fieldErrors?: Record<string, string[]>
}

interface FormProps {
  settings: PublicAiSettings
  apiKey: KeyInUse
  /** Fills the preview of the prompt. */
  sampleProfile: StyleProfile
}

/** Every setting in one form. What was typed stays when something is wrong. */
export function AiSettingsForm({ settings, apiKey, sampleProfile }: FormProps) {
  const fetcher = useFetcher<Reply>()
  const errors = fetcher.data?.fieldErrors ?? {}
  const named = (name: string) => ({ id: `ai-${name}`, name, error: errors[name] })
  const value = <Name extends keyof PublicAiSettings>(name: Name) => ({
    ...named(name),
    defaultValue: String(settings[name] ?? ''),
  })
  const numeric = { type: 'number', required: true, inputMode: 'decimal' } as const
  return (
    <fetcher.Form method="post" className="grid gap-10" noValidate>
      <input type="hidden" name="intent" value="save" />
      <FormErrors
        errors={Object.entries(errors).map(([name, [message]]) => ({
          fieldId: `ai-${name}`,
          message: message!,
        }))}
      />
      <FieldGroup title="Connection">
        <PasswordField
          {...named('apiKey')}
          label="API key"
          autoComplete="off"
          hint={
            apiKey.ending
              ? `The key in use ends in …${apiKey.ending}. Leave this empty to keep it.`
              : 'Stored encrypted. It is never shown again, except for its last four characters.'
          }
        />
        <ModelField
          {...value('modelImageGeneration')}
          label="Image model"
          suggestions={MODEL_SUGGESTIONS.image}
        />
        <ModelField
          {...value('modelImageFallback')}
          label="Image model to fall back on"
          optional
          hint="Asked when the provider has retired the first."
          suggestions={MODEL_SUGGESTIONS.image}
        />
        <ModelField
          {...value('modelStyleAnalysis')}
          label="Analysis model"
          suggestions={MODEL_SUGGESTIONS.vision}
        />
        <SelectField {...value('imageQuality')} label="Picture quality" options={QUALITY_OPTIONS} />
      </FieldGroup>
      <FieldGroup title="Answers and limits">
        <TextField
          {...value('maxTokensStyle')}
          {...numeric}
          label="Max tokens for photo analysis"
          min={100}
          max={2000}
        />
        <TextField
          {...value('maxTokensRedesign')}
          {...numeric}
          label="Max tokens for redesign checks"
          min={100}
          max={2000}
        />
        <TextField {...value('temperature')} {...numeric} label="Temperature" min={0} max={1} step={0.1} />
        <TextField
          {...value('rateLimitPerUser')}
          {...numeric}
          label="Redesigns per person and hour"
          min={1}
          max={100}
        />
        <TextField
          {...named('monthlyBudget')}
          {...numeric}
          label="Monthly budget in US dollars"
          min={10}
          step={0.01}
          defaultValue={(settings.monthlyBudgetCents / 100).toFixed(2)}
          hint="When it is spent, redesigns are declined and credits go back. You get a mail at 80 and at 100 %."
        />
      </FieldGroup>
      <FieldGroup title="Checks" wide>
        <CheckboxField
          {...named('checksPhoto')}
          defaultChecked={settings.checksPhoto}
          label="Look at each photo first: is it a room, bright and sharp enough, and what must stay"
        />
        <CheckboxField
          {...named('checksStructure')}
          defaultChecked={settings.checksStructure}
          label="Measure whether a redesign kept the lines of the room"
        />
        <CheckboxField
          {...named('checksRedesign')}
          defaultChecked={settings.checksRedesign}
          label="Let the analysis model look for people, added or lost windows and doors, and warped furniture"
        />
      </FieldGroup>
      <PromptFields settings={settings} errors={errors} sampleProfile={sampleProfile} />
      <PriceTable prices={settings.prices} />
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

const QUALITY_OPTIONS = IMAGE_QUALITIES.map((value) => ({
  value,
  label: value === 'auto' ? 'Automatic' : value[0]!.toUpperCase() + value.slice(1),
}))

function ModelField({
  suggestions,
  ...field
}: Parameters<typeof TextField>[0] & { suggestions: readonly string[]; id: string }) {
  return (
    <div>
      <TextField {...field} list={`${field.id}-suggestions`} autoComplete="off" spellCheck={false} />
      <datalist id={`${field.id}-suggestions`}>
        {suggestions.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
    </div>
  )
}
