import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { ROOM_TYPES } from '#app/features/rooms/rules/room-types.ts'
import { BUILT_IN_STYLES } from '#app/features/styles/rules/names.ts'
import { PHOTO_SIZE_LIMIT } from '#app/lib/photo-limits.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { ActionReply } from '../../../forms/reply.ts'
import { MAX_PICTURES } from './max-pictures.ts'

/** Adds several pictures of one style and room type. They join the quiz once they are activated. */
export function AddPictures() {
  const fetcher = useFetcher<ActionReply>()
  const id = useId()
  const errors = fetcher.data?.fieldErrors
  const isSending = fetcher.state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Some pictures may have been added although others failed. Sending the form again would duplicate them.
    if (fetcher.data && fetcher.data.tone !== 'error') form.current?.reset()
  }, [fetcher.data])
  return (
    <fetcher.Form ref={form} method="post" encType="multipart/form-data" className="grid gap-4">
      <h2 className="text-xl">Add pictures</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Style"
          name="styleLabel"
          required
          placeholder="Choose a style"
          options={BUILT_IN_STYLES}
          error={errors?.styleLabel}
        />
        <SelectField
          label="Room type"
          name="roomType"
          required
          placeholder="Choose a room type"
          options={ROOM_TYPES}
          error={errors?.roomType}
        />
      </div>
      <TextField
        id={id}
        label="Pictures"
        name="photos"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        required
        hint={`Up to ${MAX_PICTURES} at once, ${PHOTO_SIZE_LIMIT} each. They are cropped to 3:2 and wait below, inactive.`}
        error={errors?.photos}
      />
      <div>
        <Button type="submit" variant="secondary" pending={isSending} pendingText="Preparing the pictures…">
          Add pictures
        </Button>
      </div>
    </fetcher.Form>
  )
}
