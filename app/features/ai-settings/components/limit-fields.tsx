import { TextField } from '#app/ui/fields/text-field.tsx'
import { FieldGroup } from './field-group.tsx'
import { type SettingFieldsProps, shownSetting } from './shown-setting.ts'

const numeric = { type: 'number', required: true, inputMode: 'decimal' } as const

/** Limits of provider calls and of spending. */
export function LimitFields(fields: SettingFieldsProps) {
  return (
    <FieldGroup title="Answers and limits">
      <TextField
        {...shownSetting(fields, 'maxTokensStyle')}
        {...numeric}
        label="Max tokens for photo analysis"
        min={100}
        max={2000}
      />
      <TextField
        {...shownSetting(fields, 'maxTokensRedesign')}
        {...numeric}
        label="Max tokens for redesign checks"
        min={100}
        max={2000}
      />
      <TextField
        {...shownSetting(fields, 'temperature')}
        {...numeric}
        label="Temperature"
        min={0}
        max={1}
        step={0.1}
      />
      <TextField
        {...shownSetting(fields, 'rateLimitPerUser')}
        {...numeric}
        label="Redesigns per person and hour"
        min={1}
        max={100}
      />
      <TextField
        {...fields.field('monthlyBudget')}
        {...numeric}
        label="Monthly budget in US dollars"
        min={10}
        step={0.01}
        defaultValue={(fields.settings.monthlyBudgetCents / 100).toFixed(2)}
        hint="Once it is spent, redesigns are declined and credits are returned. You'll get an email at 80% and at 100%."
      />
    </FieldGroup>
  )
}
