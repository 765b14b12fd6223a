import { useState } from 'react'
import type { PostPicture } from '#app/features/blog/schema/posts.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonStyle } from '#app/ui/buttons/button-style.ts'
import { FieldError } from '#app/ui/fields/field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { sendPicture } from './send-picture.ts'

/** A picture beside the text: chosen, exchanged or taken away. It is stored at once, and belongs to the post once that is saved. */
export function PictureChoice({
  name,
  label,
  address: first,
  facts,
  errors,
  onChange,
}: {
  /** Of the fields: `{name}Address` and `{name}Alt`. */
  name: 'before' | 'after'
  label: string
  address: string | null
  facts: PostPicture | null
  errors: Record<string, string[]> | undefined
  onChange: () => void
}) {
  const [picture, setPicture] = useState(first ? { base: first, src: sourceOf(first, facts) } : null)
  const [state, setState] = useState<{ isSending?: boolean; problem?: string }>({})
  const choose = async (file: File) => {
    setState({ isSending: true })
    try {
      setPicture(await sendPicture(file))
      setState({})
      onChange()
    } catch (error) {
      setState({ problem: (error as Error).message })
    }
  }
  const message = state.problem ?? errors?.[name]?.[0]
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <input type="hidden" name={`${name}Address`} value={picture?.base ?? ''} />
      {picture && <img src={picture.src} alt="" className="w-full rounded-print bg-linen" />}
      <div className="flex flex-wrap gap-2">
        <ChooseFile
          text={state.isSending ? 'Sending…' : picture ? 'Exchange' : 'Choose a picture'}
          label={`${label} picture`}
          onFile={(file) => void choose(file)}
        />
        {picture && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Remove the ${label.toLowerCase()} picture`}
            onClick={() => {
              setPicture(null)
              onChange()
            }}
          >
            Remove
          </Button>
        )}
      </div>
      <FieldError id={`picture-${name}`} message={message} />
      {picture && (
        <TextField
          label="What does it show?"
          name={`${name}Alt`}
          defaultValue={facts?.alt}
          maxLength={200}
          error={errors?.[`${name}Alt`]}
        />
      )}
    </fieldset>
  )
}

const sourceOf = (base: string, facts: PostPicture | null) => `${base}-${facts?.widths[0] ?? 480}.webp`

function ChooseFile({ text, label, onFile }: { text: string; label: string; onFile: (file: File) => void }) {
  return (
    <label
      className={buttonStyle(
        'secondary',
        'small',
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-bloom',
      )}
    >
      {text}
      <input
        type="file"
        accept="image/*"
        aria-label={label}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
