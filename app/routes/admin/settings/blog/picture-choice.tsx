import { useState } from 'react'
import type { PostPicture } from '#app/features/blog/schema/posts.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { FieldError } from '#app/ui/fields/field.tsx'
import { FileButton } from '#app/ui/fields/file-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { SentPicture } from './send-picture.ts'
import { usePictureSending } from './use-picture-sending.ts'

type ChosenPicture = Pick<SentPicture, 'base' | 'src'>

/**
 * Chooses, replaces or removes a post's picture. A picture is stored at once, and belongs to the post once that is
 * saved.
 */
export function PictureChoice({
  name,
  label,
  address: first,
  facts,
  errors,
  onChange,
}: {
  /** Prefix of the fields `{name}Address` and `{name}Alt`. */
  name: 'before' | 'after'
  label: string
  address: string | null
  facts: PostPicture | null
  errors: Record<string, string[]> | undefined
  onChange: () => void
}) {
  const [picture, setPicture] = useState<ChosenPicture | null>(
    first ? { base: first, src: sourceOf(first, facts) } : null,
  )
  const change = (changed: ChosenPicture | null) => {
    setPicture(changed)
    onChange()
  }
  const { isSending, problem, send, takeBack } = usePictureSending(change)
  const message = problem ?? errors?.[name]?.[0]
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <input type="hidden" name={`${name}Address`} value={picture?.base ?? ''} />
      {picture && <img src={picture.src} alt="" className="w-full rounded-print bg-linen" />}
      <div className="flex flex-wrap gap-2">
        <FileButton aria-label={`${label} picture`} onFile={(file) => void send(file)}>
          {isSending ? 'Sending…' : picture ? 'Exchange' : 'Choose a picture'}
        </FileButton>
        {picture && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Remove the ${label.toLowerCase()} picture`}
            onClick={() => {
              takeBack()
              change(null)
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
