import type { StyleProfile } from '#app/features/styles/schema.ts'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { SettingsForm } from '#app/ui/forms/settings-form.tsx'
import type { KeyInUse, PublicAiSettings } from '../queries/settings.server.ts'
import { PriceTable } from '../spending/components/price-table.tsx'
import { ConnectionFields } from './connection-fields.tsx'
import { FieldGroup } from './field-group.tsx'
import { LimitFields } from './limit-fields.tsx'
import { PromptFields } from './prompt-fields.tsx'
import type { SettingFieldsProps } from './shown-setting.ts'

interface FormProps {
  settings: PublicAiSettings
  version: string
  apiKey: KeyInUse
  /** Sample values for the preview of the prompt. */
  sampleProfile: StyleProfile
  /** Called when a new key is typed or cleared. */
  onKeyTyped: (isTyped: boolean) => void
  /** Called when the form begins or ends to hold something unsaved. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** Every setting in one form. */
export function AiSettingsForm({ version, onUnsaved, ...shown }: FormProps) {
  const { settings, apiKey, sampleProfile, onKeyTyped } = shown
  return (
    <SettingsForm name="ai" version={version} onUnsaved={onUnsaved} className="grid gap-10">
      {(field) => (
        <>
          <ConnectionFields {...{ settings, field, apiKey, onKeyTyped }} />
          <LimitFields {...{ settings, field }} />
          <CheckFields {...{ settings, field }} />
          <PromptFields {...{ settings, field, sampleProfile }} />
          <PriceTable prices={settings.prices} field={field('prices')} />
        </>
      )}
    </SettingsForm>
  )
}

function CheckFields({ settings, field }: SettingFieldsProps) {
  return (
    <FieldGroup title="Checks" wide>
      <CheckboxField
        {...field('checksPhoto')}
        defaultChecked={settings.checksPhoto}
        label="Look at each photo first: is it a room, bright and sharp enough, and what must stay"
      />
      <CheckboxField
        {...field('checksStructure')}
        defaultChecked={settings.checksStructure}
        label="Measure whether a redesign kept the lines of the room"
      />
      <CheckboxField
        {...field('checksRedesign')}
        defaultChecked={settings.checksRedesign}
        label="Let the analysis model look for people, added or lost windows and doors, and warped furniture"
      />
    </FieldGroup>
  )
}
