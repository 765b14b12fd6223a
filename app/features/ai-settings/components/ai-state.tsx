import { dollars } from '#app/lib/money.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import type { KeyInUse, PublicAiSettings } from '../queries/settings.server.ts'

/** Who makes redesigns now, and how much of the month's budget is spent. */
export function AiState({
  settings,
  apiKey,
  spentCents,
}: {
  settings: PublicAiSettings
  apiKey: KeyInUse
  spentCents: number
}) {
  const { modelImageGeneration, monthlyBudgetCents } = settings
  return (
    <header className="grid gap-6">
      <h1 className="text-2xl">OpenAI API</h1>
      {apiKey.unreadable && (
        <Notice tone="warning" title="The saved API key can't be read any more">
          The secret of this installation has changed since it was saved. Please enter the key again.
        </Notice>
      )}
      {apiKey.source === 'none' ? (
        <Notice title="No image model is connected">
          Rooms get the built-in colour preview: walls and floors in the style's colours, furniture where it
          stands. Enter an API key and they are redesigned by an image model.
        </Notice>
      ) : (
        <Notice tone="success" title={`Rooms are redesigned by ${modelImageGeneration}`}>
          With the key that ends in …{apiKey.ending}
          {apiKey.source === 'environment' ? ', from the environment.' : '.'}
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
