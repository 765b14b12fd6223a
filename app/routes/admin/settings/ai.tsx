import { useState } from 'react'
import { AiSettingsForm } from '#app/features/ai-settings/components/ai-settings-form.tsx'
import { AiState } from '#app/features/ai-settings/components/ai-state.tsx'
import { PromptVersions } from '#app/features/ai-settings/components/prompt-versions.tsx'
import { ConnectionTestPanel } from '#app/features/ai-settings/provider/components/connection-test-panel.tsx'
import { RedesignTestPanel } from '#app/features/ai-settings/provider/components/redesign-test-panel.tsx'
import { openCircuits } from '#app/features/ai-settings/provider/queries/pause.server.ts'
import {
  aiSettingsVersion,
  currentAiSettings,
  keyInUse,
} from '#app/features/ai-settings/queries/settings.server.ts'
import { aiSettingsVersions } from '#app/features/ai-settings/queries/versions.server.ts'
import { UsageOverview } from '#app/features/ai-settings/spending/components/usage-overview.tsx'
import { spentSince, usageSince } from '#app/features/ai-settings/spending/queries/usage.server.ts'
import { monthStart } from '#app/features/ai-settings/spending/rules/budget.ts'
import { daysBefore, periodFrom } from '#app/features/ai-settings/spending/rules/usage-periods.ts'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ReadOnlyFields, UnlessReadOnly } from '#app/ui/forms/read-only.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { pageMeta } from '../../page-meta.ts'
import type { PanelHandle } from '../failed-panel.tsx'
import type { Route } from './+types/ai.ts'
import { aiAction } from './ai-action.server.ts'

export const meta = pageMeta('AI Settings')

export const handle: PanelHandle = { failed: 'Failed to load OpenAI settings.' }

export const action = aiAction

/** Loads the AI settings. The API key itself never leaves the server. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, environment, ai } = context.get(servicesContext)
  const period = periodFrom(new URL(request.url).searchParams)
  const now = new Date()
  const [stored, spentCents, usage, versions, circuits, surfaceProblem] = await Promise.all([
    currentAiSettings(database, environment),
    spentSince(database, monthStart(now)),
    usageSince(database, daysBefore(now, period)),
    aiSettingsVersions(database),
    openCircuits(database),
    ai.surfaceProblem(),
  ])
  const { apiKeyEncrypted: _secret, ...settings } = stored
  return {
    settings,
    version: aiSettingsVersion(stored),
    key: keyInUse(stored, environment),
    spentCents,
    usage,
    versions,
    circuits,
    surfaceProblem,
    period,
    sampleProfile: builtInProfile('Japandi'),
    today: now.toISOString().slice(0, 10),
  }
}

/** The redesign engine, its budget and its prompts. */
export default function AiSettingsPanel({ loaderData }: Route.ComponentProps) {
  const [isKeyTyped, setKeyTyped] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const { settings, version, key, spentCents, usage, versions, period, sampleProfile, today } = loaderData
  return (
    <div className="grid gap-12">
      <AiState
        settings={settings}
        apiKey={key}
        spentCents={spentCents}
        today={today}
        circuits={loaderData.circuits}
        surfaceProblem={loaderData.surfaceProblem}
        isUnsaved={isUnsaved}
      />
      <ReadOnlyFields>
        <AiSettingsForm
          settings={settings}
          version={version}
          apiKey={key}
          sampleProfile={sampleProfile}
          onKeyTyped={setKeyTyped}
          onUnsaved={setUnsaved}
        />
      </ReadOnlyFields>
      <UnlessReadOnly>
        {isKeyTyped && (
          <Notice tone="warning" title="Save the key first">
            The tests below use the saved key, not the one that was typed above.
          </Notice>
        )}
        {/* A result says nothing about settings that were saved later. */}
        <ConnectionTestPanel key={version} isKeyTyped={isKeyTyped} />
        <RedesignTestPanel isKeyTyped={isKeyTyped} />
      </UnlessReadOnly>
      <UsageOverview usage={usage} period={period} today={today} />
      <PromptVersions versions={versions} current={settings} isUnsaved={isUnsaved} />
    </div>
  )
}
