import type { ChangedPrompt } from '../rules/changed-prompts.ts'

/** Prompts under their names, at full length. */
export const ChangedPrompts = ({ prompts }: { prompts: ChangedPrompt[] }) => (
  <dl className="grid gap-4">
    {prompts.map(({ label, text }) => (
      <div key={label} className="grid gap-1.5">
        <dt className="font-medium">{label}</dt>
        <dd className="max-h-60 overflow-y-auto whitespace-pre-wrap bg-linen p-4 text-dense">{text}</dd>
      </div>
    ))}
  </dl>
)
