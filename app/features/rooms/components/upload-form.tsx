import { Suspense, useCallback, useState } from 'react'
import { PHOTO_KINDS } from '#app/lib/photo-limits.ts'
import { photoFileProblem } from '#app/ui/fields/photo-file.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { UploadField } from '#app/ui/fields/upload-field.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { MAY_ASK, PREVIEW_CHANGES } from '../rules/redesign-promise.ts'
import { ROOM_TYPES } from '../rules/room-types.ts'
import { MAX_FEEDBACK } from '../rules/text-lengths.ts'
import { UploadSubmit } from './upload-submit.tsx'
import { useRoomUpload } from './use-room-upload.ts'

export interface UploadFormProps {
  canUpload: boolean
  isUnlimited: boolean
  /** Issued with the page, so that a form sent twice is one upload. */
  submissionId: string
  style: string
  /** Whether the redesign costs a credit. */
  isPaid: boolean
  /** Whether the engine follows written wishes. */
  followsWords: boolean
}

/** Loaded once a photo was chosen. */
const RedesignChoices = lazyPart(
  async () => (await import('../generation/components/redesign-choices.tsx')).RedesignChoices,
)

/** Loaded once a photo was chosen, so that it is there while that is being sent. */
const LeaveGuard = lazyPart(async () => (await import('#app/ui/dialogs/leave-guard.tsx')).LeaveGuard)

const WISH = 'Say what must stay or what you wish for: “keep the piano”, “more light”.'

/**
 * The upload form. Every page load offers a new submission id. The form adopts it and resets only after it was sent,
 * so that nothing typed is lost.
 */
export function UploadForm({ submissionId: offered, ...props }: UploadFormProps) {
  const [submissionId, setSubmissionId] = useState(offered)
  const [isSent, setSent] = useState(false)
  if (isSent && offered !== submissionId) {
    setSubmissionId(offered)
    setSent(false)
  }
  return <Form key={submissionId} {...props} submissionId={submissionId} onSent={() => setSent(true)} />
}

function Form({
  canUpload,
  isUnlimited,
  submissionId,
  style,
  isPaid,
  followsWords,
  onSent,
}: UploadFormProps & { onSent: () => void }) {
  const upload = useRoomUpload(onSent)
  const [file, setFile] = useState<File | null>(null)
  const [roomType, setRoomType] = useState('')
  const [isAsked, setAsked] = useState(false)
  const readEarly = useCallback((select: HTMLSelectElement | null) => {
    // The person may choose before the page's script runs.
    if (select?.value) setRoomType(select.value)
  }, [])
  const missing = missingWords(file !== null, roomType !== '')
  return (
    <form
      id="photo"
      action="/rooms"
      method="post"
      encType="multipart/form-data"
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (!canUpload || upload.sending) return
        setAsked(missing !== undefined)
        if (missing === undefined) void upload.send(event.currentTarget)
        else focusField(event.currentTarget, file ? 'roomType' : 'photo')
      }}
    >
      <input type="hidden" name="submissionId" value={submissionId} />
      {!isPaid && <input type="hidden" name="promised" value="nothing" />}
      <UploadField
        label="A photo of your room"
        name="photo"
        hint={`${PHOTO_KINDS}. HEIC photos are not supported.`}
        check={photoFileProblem}
        accept="image/jpeg,image/png,image/webp"
        camera
        onFile={(chosen) => {
          setFile(chosen)
          void LeaveGuard.preload().catch(() => undefined)
          upload.forgetRefusal()
        }}
        {...(upload.progress !== undefined && { progress: upload.progress })}
      />
      <SelectField
        label="Room type"
        name="roomType"
        placeholder="Choose a room type"
        options={ROOM_TYPES}
        ref={readEarly}
        onChange={(event) => setRoomType(event.currentTarget.value)}
      />
      {followsWords && (
        <TextareaField
          label="What would you like to change?"
          name="feedback"
          optional
          rows={3}
          maxLength={MAX_FEEDBACK}
          hint={WISH}
        />
      )}
      {file && (
        <Suspense>
          <RedesignChoices photo={file} followsWords={followsWords} />
        </Suspense>
      )}
      {upload.isOnItsWay && (
        <Suspense>
          <LeaveGuard isActive title="Leave while your photo is being sent?" stay="Stay here">
            Your photo has not arrived yet. If you leave this page, it is not sent.
          </LeaveGuard>
        </Suspense>
      )}
      <UploadSubmit
        canUpload={canUpload}
        missing={missing}
        isAsked={isAsked}
        progress={upload.progress}
        onCancel={upload.cancel}
        refusal={upload.refusal}
        isLost={upload.isLost}
        style={style}
        cost={
          !isPaid
            ? ` As a palette preview: it costs no credit. ${PREVIEW_CHANGES} ${MAY_ASK}`
            : isUnlimited
              ? ''
              : ' Uses one room credit.'
        }
      />
    </form>
  )
}

function missingWords(hasPhoto: boolean, hasRoomType: boolean): string | undefined {
  if (hasPhoto && hasRoomType) return undefined
  if (hasRoomType) return 'A photo of your room is still missing.'
  return hasPhoto ? 'Please say which room it is.' : 'A photo of your room and its type are still missing.'
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
