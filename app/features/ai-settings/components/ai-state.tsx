import { longDate } from '#app/lib/date-text.ts'
import { dollars } from '#app/lib/money.ts'
import { Notice } from '#app/ui/notices/notice.tsx'
import { ProgressLine } from '#app/ui/notices/progress-line.tsx'
import { CircuitNotice, type NamedCircuit } from '../provider/components/circuit-notice.tsx'
import type { KeyInUse, PublicAiSettings } from '../queries/settings.server.ts'
import { cannotAffordRedesign, monthEnd } from '../spending/rules/budget.ts'
import { RemoveKey } from './remove-key.tsx'

/** The engine for redesigns, and the month's spending against the budget. */
export function AiState({
  settings,
  apiKey,
  spentCents,
  today,
  circuits,
  surfaceProblem,
  isUnsaved,
}: {
  settings: PublicAiSettings
  apiKey: KeyInUse
  spentCents: number
  /** In the form `2026-11-22`. */
  today: string
  /** Paused services of the provider. */
  circuits: NamedCircuit[]
  /** Why the built-in engine works without its network; undefined while no problem is known. */
  surfaceProblem: string | undefined
  /** Whether the settings' form holds something that would be in the way of another change. */
  isUnsaved: boolean
}) {
  const { modelImageGeneration, monthlyBudgetCents } = settings
  const isWaiting = circuits.some(({ name }) => name === 'image')
  const removal = !isUnsaved && <RemoveKey />
  return (
    <header className="grid gap-6">
      <h1 className="text-2xl">OpenAI API</h1>
      {apiKey.unreadable && (
        <Notice tone="warning" title="The saved API key can't be read any more" action={removal}>
          The secret of this installation has changed since it was saved. Please enter the key again.
        </Notice>
      )}
      {apiKey.source === 'none' ? (
        <Notice title="No image model is connected">
          Rooms get the built-in colour preview: walls, ceiling and floor in the style's colours, furniture as
          it is. Enter an API key and they are redesigned by an image model.
        </Notice>
      ) : (
        <Notice
          title={`Rooms ${isWaiting ? 'wait for' : 'are redesigned by'} ${modelImageGeneration}`}
          action={apiKey.source === 'settings' && removal}
        >
          With the key that ends in …{apiKey.ending}
          {apiKey.source === 'environment' ? ', from the environment' : ''}. Whether it works, the connection
          test below says.
        </Notice>
      )}
      {surfaceProblem && (
        <Notice tone="warning" title="The colour preview finds walls and floors less well">
          Its network cannot be used, so it goes by rules alone until the next start: {surfaceProblem}
        </Notice>
      )}
      {circuits.map((circuit) => (
        <CircuitNotice key={circuit.name} circuit={circuit} />
      ))}
      {apiKey.source !== 'none' && cannotAffordRedesign(settings, spentCents) && (
        <Notice
          tone="warning"
          title={`Redesigns are paused until ${longDate(monthEnd(new Date(today)))}: the month's budget is spent`}
        >
          The upload form tells members. Raise the budget to continue sooner.
        </Notice>
      )}
      <div className="grid max-w-xl gap-2">
        <p className="flex justify-between gap-4">
          <span>Spent this month</span>
          <span className="tabular-nums">
            {dollars(spentCents)} of {dollars(monthlyBudgetCents)}
          </span>
        </p>
        <ProgressLine
          label="Budget spent"
          value={Math.min(spentCents, monthlyBudgetCents)}
          max={monthlyBudgetCents}
        />
      </div>
    </header>
  )
}
