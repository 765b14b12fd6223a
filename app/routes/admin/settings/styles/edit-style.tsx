import type { StyleDefinition } from '#app/features/styles/queries/style-list.server.ts'
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { VersionField } from '#app/ui/forms/version-field.tsx'

const FIELDS = [
  { name: 'colorPalette', label: 'Colour palette', hint: 'One colour per line, such as: #a4492f Terracotta' },
  { name: 'materials', label: 'Materials', hint: 'One per line.' },
  { name: 'characteristics', label: 'Characteristics', hint: 'One per line.' },
  { name: 'designPrinciples', label: 'Design principles', hint: 'One per line.' },
] as const

const textOf = (style: StyleDefinition, name: (typeof FIELDS)[number]['name']) =>
  name === 'colorPalette'
    ? style.colorPalette.map((paint) => `${paint.hex} ${paint.name}`).join('\n')
    : style[name].join('\n')

export const EditStyle = ({ style }: { style: StyleDefinition & { version: string } }) => (
  <FormDialog
    button={{ text: 'Edit', label: `Edit ${style.styleName}`, variant: 'quiet', size: 'small' }}
    wide
    title={style.styleName}
    hidden={{ intent: 'edit', styleId: style.id }}
    submitText="Save style"
    pendingText="Saving…"
  >
    {(errors) => (
      <div className="grid gap-5 md:grid-cols-2">
        <VersionField version={style.version} />
        {FIELDS.map(({ name, label, hint }) => (
          <TextareaField
            key={name}
            label={label}
            hint={hint}
            name={name}
            rows={8}
            defaultValue={textOf(style, name)}
            error={errors?.[name]}
          />
        ))}
      </div>
    )}
  </FormDialog>
)
