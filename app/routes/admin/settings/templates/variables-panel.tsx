import { TEMPLATE_VARIABLES } from '#app/features/email/templates/rules/template-variables.ts'
import { Button } from '#app/ui/buttons/button.tsx'

/** The variables of templates. With an editor that takes text, each can be inserted. */
export function VariablesPanel({ onInsert }: { onInsert?: ((variable: string) => void) | undefined }) {
  return (
    <aside aria-labelledby="variables" className="bg-linen p-5 lg:self-start">
      <h2 id="variables" className="text-lg">
        Variables
      </h2>
      <p className="mt-1 text-ink-soft text-sm">Each is replaced by what belongs to the request.</p>
      <dl className="mt-3">
        {Object.entries(TEMPLATE_VARIABLES).map(([name, { meaning }]) => (
          <div key={name} className="border-line border-t py-2.5">
            <dt className="flex items-center justify-between gap-3">
              <code className="break-all text-sm">{`{{${name}}}`}</code>
              {onInsert && (
                <Button
                  type="button"
                  variant="quiet"
                  size="small"
                  onClick={() => onInsert(`{{${name}}}`)}
                  aria-label={`Insert ${name}`}
                >
                  Insert
                </Button>
              )}
            </dt>
            <dd className="text-ink-soft text-sm">{meaning}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
