import { useEffect, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import type { StyleDefinition } from '#app/features/styles/queries/style-list.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextareaField } from '#app/ui/textarea-field.tsx'
import type { ActionReply } from '../../../action-reply.ts'

const FIELDS = [
  { name: 'colorPalette', label: 'Colour palette', hint: 'One colour a line, such as: #a4492f Terracotta' },
  { name: 'materials', label: 'Materials', hint: 'One a line.' },
  { name: 'characteristics', label: 'Characteristics', hint: 'One a line.' },
  { name: 'designPrinciples', label: 'Design principles', hint: 'One a line.' },
] as const

const textOf = (style: StyleDefinition, name: (typeof FIELDS)[number]['name']) =>
  name === 'colorPalette'
    ? style.colorPalette.map((paint) => `${paint.hex} ${paint.name}`).join('\n')
    : style[name].join('\n')

/** Edits what a style is made of. */
export function EditStyle({ style }: { style: StyleDefinition }) {
  const fetcher = useFetcher<ActionReply>()
  const [isOpen, setIsOpen] = useState(false)
  const formId = useId()
  const isSaving = fetcher.state !== 'idle'
  useEffect(() => {
    if (fetcher.data?.tone === 'success') setIsOpen(false)
  }, [fetcher.data])
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Edit ${style.styleName}`}
        onClick={() => setIsOpen(true)}
      >
        Edit
      </Button>
      <Dialog
        wide
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={style.styleName}
        actions={
          <>
            <Button type="submit" form={formId} pending={isSaving} pendingText="Saving…">
              Save style
            </Button>
            <Button variant="quiet" onClick={() => setIsOpen(false)} disabled={isSaving}>
              Cancel
            </Button>
          </>
        }
      >
        <fetcher.Form id={formId} method="post" className="grid gap-5 md:grid-cols-2">
          <input type="hidden" name="intent" value="edit" />
          <input type="hidden" name="styleId" value={style.id} />
          {FIELDS.map(({ name, label, hint }) => (
            <TextareaField
              key={name}
              label={label}
              hint={hint}
              name={name}
              rows={8}
              defaultValue={textOf(style, name)}
              error={fetcher.data?.fieldErrors?.[name]}
            />
          ))}
        </fetcher.Form>
      </Dialog>
    </>
  )
}
