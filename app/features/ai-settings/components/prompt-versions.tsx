import { useState } from 'react'
import { useFetcher } from 'react-router'
import { mediumDate, timeOfDay } from '#app/lib/date-text.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx'
import { UnlessReadOnly } from '#app/ui/forms/read-only.tsx'
import { DataTable } from '#app/ui/lists/data-table.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import type { PublicAiSettings } from '../queries/settings.server.ts'
import type { AiSettingsVersion } from '../queries/versions.server.ts'
import { changedPrompts } from '../rules/changed-prompts.ts'
import { ChangedPrompts } from './changed-prompts.tsx'

/** Earlier versions of the settings, whose prompts can be restored. */
export function PromptVersions({
  versions,
  current,
  isUnsaved,
}: {
  versions: AiSettingsVersion[]
  current: PublicAiSettings
  /** Whether the settings' form holds something that earlier prompts would take the place of. */
  isUnsaved: boolean
}) {
  const fetcher = useFetcher()
  const [chosen, setChosen] = useState<AiSettingsVersion>()
  const hasOtherPrompts = ({ settings }: AiSettingsVersion) => changedPrompts(settings, current).length > 0
  const restore = () => {
    void fetcher.submit({ intent: 'restore', version: chosen!.id }, { method: 'post' })
    setChosen(undefined)
  }
  return (
    <section className="grid gap-4 border-line border-t pt-6">
      <h2 className="text-xl">Earlier settings</h2>
      {isUnsaved && versions.some(hasOtherPrompts) && (
        <Notice tone="warning" title="Save your changes first">
          What you changed above has not been saved. Earlier prompts can be brought back afterwards.
        </Notice>
      )}
      <DataTable
        caption="What the settings were before each change, newest first"
        rows={versions}
        keyOf={({ id }) => id}
        empty={
          <p className="text-ink-soft">
            Nothing has been changed yet. Each change keeps what was there before.
          </p>
        }
        columns={[
          {
            title: 'Until',
            cell: ({ replacedAt }) => `${mediumDate(replacedAt)}, ${timeOfDay(replacedAt)} UTC`,
          },
          { title: 'Replaced by', cell: ({ replacedBy }) => replacedBy ?? 'a former administrator' },
          { title: 'Image model', cell: ({ settings }) => settings.modelImageGeneration },
          {
            title: 'Prompts',
            cell: (version) => (hasOtherPrompts(version) ? 'different from now' : 'as now'),
          },
          {
            title: 'Bring back',
            hideTitle: true,
            cell: (version) =>
              hasOtherPrompts(version) && (
                <UnlessReadOnly>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-disabled={isUnsaved}
                    onClick={() => setChosen(version)}
                  >
                    Bring these prompts back
                  </Button>
                </UnlessReadOnly>
              ),
          },
        ]}
      />
      <ConfirmDialog
        open={chosen !== undefined}
        title="Bring these prompts back?"
        confirmText="Bring prompts back"
        tone="primary"
        details={chosen && <ChangedPrompts prompts={changedPrompts(chosen.settings, current)} />}
        onConfirm={restore}
        onClose={() => setChosen(undefined)}
      >
        The current prompts are kept as a version too. Nothing else changes.
      </ConfirmDialog>
    </section>
  )
}
