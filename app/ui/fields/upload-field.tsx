import { ImageUp, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { ProgressLine } from '../notices/progress-line.tsx'
import { CameraButton } from './camera-button.tsx'
import { FieldError, FieldHint, type FieldTexts, OptionalMark, useField } from './field.tsx'
import { fileSize } from './file-size.ts'
import { useChosenFile } from './use-chosen-file.ts'
import { useObjectAddress } from './use-object-address.ts'

interface UploadFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  /** Checks a chosen file before it is accepted. Returns what is wrong with it. */
  check?: (file: File) => string | undefined
  onFile?: (file: File | null) => void
  /** Share already sent, 0 to 1, for the progress line. */
  progress?: number
  /** Whether to offer the camera of a phone or tablet. */
  camera?: boolean
}

/**
 * A field for one picture: chosen, dropped or taken with the camera. The native input covers the whole area, so that
 * dropping, the keyboard and submitting work without a script.
 */
export function UploadField({
  label,
  hint,
  error,
  optional,
  check,
  onFile,
  progress,
  camera,
  className,
  ...input
}: UploadFieldProps) {
  const chosen = useChosenFile(check, onFile)
  const field = useField(input.id, { label, hint, error: chosen.problem ?? error })
  return (
    <div className={classNames('grid grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={field.id} className="font-medium">
        {label}
        <OptionalMark show={optional} />
      </label>
      <div
        className={classNames(
          'relative grid min-h-56 place-items-center overflow-hidden rounded-control border border-dashed bg-white transition-colors hover:border-ink hover:bg-linen has-focus-visible:outline-2 has-focus-visible:outline-bloom has-focus-visible:outline-offset-3',
          field.message ? 'border-danger' : 'border-edge',
        )}
      >
        {chosen.file ? <Preview file={chosen.file} onBroken={chosen.refuseBroken} /> : <Invitation />}
        <input
          accept="image/*"
          {...input}
          {...field.control}
          ref={chosen.input}
          type="file"
          onChange={(event) => chosen.choose(event.currentTarget.files?.[0] ?? null)}
          className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
        />
        {chosen.file && progress === undefined && (
          <IconButton
            icon={Trash2}
            label="Remove this photo"
            onClick={chosen.clear}
            className="absolute top-3 right-3 bg-paper"
          />
        )}
        {progress !== undefined && (
          <div className="absolute inset-x-0 bottom-0">
            <ProgressLine label="Sending your photo" value={progress * 100} />
          </div>
        )}
      </div>
      {camera && progress === undefined && <CameraButton onFile={chosen.take} />}
      <FieldHint id={field.id} hint={hint} />
      <FieldError id={field.id} message={field.message} />
    </div>
  )
}

function Invitation() {
  return (
    <div className="grid justify-items-center gap-1 p-6 text-center">
      <ImageUp aria-hidden size={32} strokeWidth={1.25} className="mb-2 text-bloom" />
      <span className="font-medium">Choose a photo</span>
      <span className="text-ink-soft text-sm pointer-coarse:hidden">or drop it here</span>
    </div>
  )
}

function Preview({ file, onBroken }: { file: File; onBroken: (file: File) => void }) {
  const address = useObjectAddress(file)
  return (
    <figure className="grid w-full justify-items-center gap-2 p-3">
      <img
        src={address}
        alt="What you chose"
        onError={() => onBroken(file)}
        className="max-h-80 rounded-print object-contain"
      />
      <figcaption className="max-w-full truncate text-ink-soft text-sm">
        {file.name} · {fileSize(file.size)}
      </figcaption>
    </figure>
  )
}
