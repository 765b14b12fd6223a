import { useEffect, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import type { QuizPictureRow } from '#app/features/quiz/queries/picture-list.server.ts'
import { ROOM_TYPES } from '#app/features/rooms/rules/room-types.ts'
import { BUILT_IN_STYLES } from '#app/features/styles/rules/names.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SwitchButton } from '#app/ui/switch-button.tsx'
import { TextareaField } from '#app/ui/textarea-field.tsx'
import type { ActionReply } from '../../../action-reply.ts'

/** One quiz picture: what it is, how often it is chosen, whether it takes part. */
export function PictureTile({ picture }: { picture: QuizPictureRow }) {
  const fetcher = useFetcher()
  const { id, styleLabel, roomType, description, isActive, chosen } = picture
  const name = `${styleLabel} ${roomType.toLowerCase()}`
  return (
    <li className="grid content-start gap-2">
      <Picture
        base={picture.imageUrl}
        widths={[480, 960]}
        width={picture.width}
        height={picture.height}
        placeholder={picture.placeholder ?? undefined}
        alt={description}
        sizes="(width < 40rem) 90vw, 270px"
        className={isActive ? undefined : 'opacity-50'}
      />
      <p>
        <span className="font-medium">{styleLabel}</span>, {roomType}
      </p>
      <p className="text-ink-soft text-sm">
        Chosen {chosen === 1 ? 'once' : `${chosen.toLocaleString('en-US')} times`}
      </p>
      <div className="flex items-center justify-between">
        <SwitchButton
          label={`Use this ${name} in the quiz`}
          isOn={isActive}
          pending={fetcher.state !== 'idle'}
          onToggle={() =>
            void fetcher.submit(
              { intent: isActive ? 'deactivate' : 'activate', pictureId: id },
              { method: 'post' },
            )
          }
        />
        <EditPicture picture={picture} name={name} />
      </div>
    </li>
  )
}

function EditPicture({ picture, name }: { picture: QuizPictureRow; name: string }) {
  const fetcher = useFetcher<ActionReply>()
  const [isOpen, setIsOpen] = useState(false)
  const formId = useId()
  const errors = fetcher.data?.fieldErrors
  const isSaving = fetcher.state !== 'idle'
  useEffect(() => {
    if (fetcher.data?.tone === 'success') setIsOpen(false)
  }, [fetcher.data])
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`Edit ${name}`} onClick={() => setIsOpen(true)}>
        Edit
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Edit picture"
        actions={
          <>
            <Button type="submit" form={formId} pending={isSaving} pendingText="Saving…">
              Save picture
            </Button>
            <Button variant="quiet" onClick={() => setIsOpen(false)} disabled={isSaving}>
              Cancel
            </Button>
          </>
        }
      >
        <fetcher.Form id={formId} method="post" className="grid gap-4">
          <input type="hidden" name="intent" value="edit" />
          <input type="hidden" name="pictureId" value={picture.id} />
          <SelectField
            label="Style"
            name="styleLabel"
            defaultValue={picture.styleLabel}
            options={BUILT_IN_STYLES}
            error={errors?.styleLabel}
          />
          <SelectField
            label="Room type"
            name="roomType"
            defaultValue={picture.roomType}
            options={ROOM_TYPES}
            error={errors?.roomType}
          />
          <TextareaField
            label="Description"
            name="description"
            hint="What is to be seen, for those who cannot see it."
            defaultValue={picture.description}
            maxLength={300}
            error={errors?.description}
          />
        </fetcher.Form>
      </Dialog>
    </>
  )
}
