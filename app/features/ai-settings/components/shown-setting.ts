import type { SettingsField } from '#app/ui/forms/settings-form.tsx'
import type { PublicAiSettings } from '../queries/settings.server.ts'

/** What a group of the AI settings' fields is made from. */
export interface SettingFieldsProps {
  settings: PublicAiSettings
  field: (name: string) => SettingsField
}

/** What a field is given that shows a setting as it is now. */
export const shownSetting = (
  { settings, field }: SettingFieldsProps,
  name: Extract<keyof PublicAiSettings, string>,
) => ({ ...field(name), defaultValue: String(settings[name] ?? '') })
