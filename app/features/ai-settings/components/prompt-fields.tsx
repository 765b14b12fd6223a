import { useState } from 'react'
import type { StyleProfile } from '#app/features/styles/schema.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import type { SettingsField } from '#app/ui/forms/settings-form.tsx'
import type { PublicAiSettings } from '../queries/settings.server.ts'
import { PROMPT_LABELS } from '../rules/changed-prompts.ts'
import { fillPrompt } from '../rules/fill-prompt.ts'
import {
  missingPlaceholders,
  REDESIGN_PLACEHOLDERS,
  unknownPlaceholders,
} from '../rules/prompt-placeholders.ts'
import { FieldGroup } from './field-group.tsx'

/** The prompts, with a preview of the one for redesigns. */
export function PromptFields({
  settings,
  field,
  sampleProfile,
}: {
  settings: PublicAiSettings
  field: (name: string) => SettingsField
  sampleProfile: StyleProfile
}) {
  const [prompt, setPrompt] = useState(settings.roomRedesignPrompt)
  const [previewed, setPreviewed] = useState(false)
  const wrong = [...unknownPlaceholders(prompt), ...missingPlaceholders(prompt)]
  return (
    <FieldGroup title="Prompts" wide>
      <TextareaField
        {...field('roomRedesignPrompt')}
        label={PROMPT_LABELS.roomRedesignPrompt}
        maxLength={6000}
        defaultValue={settings.roomRedesignPrompt}
        onChange={(event) => setPrompt(event.currentTarget.value)}
        hint={
          <>
            These are filled in for each room: {REDESIGN_PLACEHOLDERS.map((name) => `{{${name}}}`).join(', ')}
            .{wrong.length > 0 && <strong className="text-danger"> Please check: {wrong.join(', ')}.</strong>}
          </>
        }
      />
      <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setPreviewed(true)}>
        Preview with a Japandi living room
      </Button>
      <TextareaField
        {...field('styleAnalysisPrompt')}
        label={PROMPT_LABELS.styleAnalysisPrompt}
        maxLength={6000}
        defaultValue={settings.styleAnalysisPrompt}
        hint="The product decides what to ask for. This says how to look."
      />
      <Dialog wide open={previewed} onClose={() => setPreviewed(false)} title="What the image model is told">
        <p className="whitespace-pre-wrap text-dense">
          {fillPrompt(prompt, { roomType: 'Living Room', profile: sampleProfile })}
        </p>
      </Dialog>
    </FieldGroup>
  )
}
