import { useEffect } from 'react'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { KeyInUse } from '../queries/settings.server.ts'
import { IMAGE_QUALITIES, MODEL_SUGGESTIONS } from '../rules/defaults.ts'
import { FieldGroup } from './field-group.tsx'
import { type SettingFieldsProps, shownSetting } from './shown-setting.ts'

type ConnectionFieldsProps = SettingFieldsProps & {
  apiKey: KeyInUse
  onKeyTyped: (isTyped: boolean) => void
}

/** Key, models and quality. */
export function ConnectionFields({ apiKey, onKeyTyped, ...fields }: ConnectionFieldsProps) {
  // Saving puts an empty field in its place.
  useEffect(() => () => onKeyTyped(false), [onKeyTyped])
  return (
    <FieldGroup title="Connection">
      <PasswordField
        {...fields.field('apiKey')}
        label="API key"
        autoComplete="off"
        onChange={(event) => onKeyTyped(event.currentTarget.value.trim() !== '')}
        hint={
          apiKey.ending
            ? `The key in use ends in …${apiKey.ending}. Leave this empty to keep it.`
            : 'Stored encrypted. It is never shown again, except for its last four characters.'
        }
      />
      <ModelField
        {...shownSetting(fields, 'modelImageGeneration')}
        label="Image model"
        suggestions={MODEL_SUGGESTIONS.image}
      />
      <ModelField
        {...shownSetting(fields, 'modelImageFallback')}
        label="Image model to fall back on"
        optional
        hint="Used if the provider has retired the first."
        suggestions={MODEL_SUGGESTIONS.image}
      />
      <ModelField
        {...shownSetting(fields, 'modelStyleAnalysis')}
        label="Analysis model"
        suggestions={MODEL_SUGGESTIONS.vision}
      />
      <SelectField
        {...shownSetting(fields, 'imageQuality')}
        label="Picture quality"
        options={QUALITY_OPTIONS}
      />
    </FieldGroup>
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
