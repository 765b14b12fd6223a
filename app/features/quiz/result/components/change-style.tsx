import { useFetcher } from 'react-router'
import { partsOfBlend } from '#app/lib/blend-name.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'

/** Changes the style in which the member's rooms are redesigned. */
export function ChangeStyle({ current, styles }: { current: string; styles: string[] }) {
  const fetcher = useFetcher()
  return (
    <details className="border-line border-t pt-3">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
        Change my style
      </summary>
      <fetcher.Form method="post" className="mt-2 grid gap-3">
        <SelectField
          key={current}
          name="style"
          label="Redesign my rooms in"
          defaultValue={current}
          options={(styles.includes(current) ? styles : [current, ...styles]).map(optionOf)}
        />
        <Button
          type="submit"
          name="intent"
          value="change-style"
          variant="secondary"
          size="small"
          pending={fetcher.state !== 'idle'}
          pendingText="Updating…"
          className="justify-self-start"
        >
          Update style
        </Button>
      </fetcher.Form>
    </details>
  )
}

const optionOf = (style: string) => ({
  value: style,
  label: partsOfBlend(style) ? `Both of you: ${style}` : style,
})
