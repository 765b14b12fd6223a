import type { SettingsField } from '#app/ui/forms/settings-form.tsx'
import type { PublicAiSettings } from '../queries/settings.server.ts'

/** The props of a group of fields. */
export interface SettingFieldsProps {
  settings: PublicAiSettings
  field: (name: string) => SettingsField
}

/** The props of a field that shows a current setting. */
export const shownSetting = (
  { settings, field }: SettingFieldsProps,
  name: Extract<keyof PublicAiSettings, string>,
) => ({ ...field(name), defaultValue: String(settings[name] ?? '') })
