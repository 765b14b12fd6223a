import { useFetcher } from 'react-router'
import type { QuizPictureRow } from '#app/features/quiz/pool/queries/picture-list.server.ts'
import { ROOM_TYPES } from '#app/features/rooms/rules/room-types.ts'
import { BUILT_IN_STYLES } from '#app/features/styles/rules/names.ts'
import { plural, pluralForm } from '#app/lib/plural.ts'
import { SwitchButton } from '#app/ui/buttons/switch-button.tsx'
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'

/** A quiz picture: its labels, how often it is chosen, and whether it is active. */
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
        {chosen === 0 ? 'Not chosen yet' : `Chosen ${pluralForm(chosen, 'once', plural(chosen, 'time'))}`}
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

const EditPicture = ({ picture, name }: { picture: QuizPictureRow; name: string }) => (
  <FormDialog
    button={{ text: 'Edit', label: `Edit ${name}`, variant: 'quiet', size: 'small' }}
    title="Edit picture"
    hidden={{ intent: 'edit', pictureId: picture.id }}
    submitText="Save picture"
    pendingText="Saving…"
  >
    {(errors) => (
      <>
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
          hint="What it shows, for people who can't see it."
          defaultValue={picture.description}
          maxLength={300}
          error={errors?.description}
        />
      </>
    )}
  </FormDialog>
)
