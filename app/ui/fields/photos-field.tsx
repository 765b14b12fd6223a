import { ImagePlus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { damageOf } from './damaged-photo.ts'
import { FieldError, FieldHint, type FieldTexts, OptionalMark, useField } from './field.tsx'
import { shrunk } from './shrunk.ts'
import { useEarlyFiles } from './use-early-files.ts'
import { useFormReset } from './use-form-reset.ts'
import { useObjectAddress } from './use-object-address.ts'

interface PhotosFieldProps extends FieldTexts {
  id: string
  name: string
  /** Maximum number of photos. */
  most: number
  /** Checks a chosen file before it is accepted. Returns what is wrong with it. */
  check: (file: File) => string | undefined
}

/**
 * Collects several photos, chosen at once or one after the other, and shows them. The native input holds all of them,
 * so that the form sends them as usual. Oversized ones are shrunk meanwhile.
 */
export function PhotosField({ id, name, most, check, label, hint, error, optional }: PhotosFieldProps) {
  const { input, files, problem, add, remove, refuseBroken } = useChosenFiles(most, check)
  const field = useField(id, { label, hint, error: problem ?? error })
  return (
    <div className="grid grid-cols-1 gap-2">
      <label htmlFor={id} className="font-medium">
        {label}
        <OptionalMark show={optional} />
      </label>
      <div className="relative grid min-h-24 place-items-center rounded-control border border-edge border-dashed bg-white p-4 text-center transition-colors hover:border-ink hover:bg-linen has-focus-visible:outline-2 has-focus-visible:outline-bloom has-focus-visible:outline-offset-3">
        <span className="flex items-center gap-2.5">
          <ImagePlus aria-hidden size={22} strokeWidth={1.5} className="text-bloom" />
          <span>
            <span className="font-medium">{files.length ? 'Add more photos' : 'Choose photos'}</span>{' '}
            <span className="text-ink-soft text-sm">or drop them here</span>
          </span>
        </span>
        <input
          {...field.control}
          ref={input}
          type="file"
          name={name}
          accept="image/*"
          multiple
          onChange={(event) => add([...(event.currentTarget.files ?? [])])}
          className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
        />
      </div>
      {files.length > 0 && (
        <ul aria-label={`${label}: chosen`} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {files.map((file) => (
            <Thumbnail
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              onRemove={remove}
              onBroken={refuseBroken}
            />
          ))}
        </ul>
      )}
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} message={field.message} />
    </div>
  )
}

interface Chosen {
  /** The file as chosen, which identifies it. */
  file: File
  /** The file as it will be sent. */
  sent: File
}

const isSame = (one: File, two: File) =>
  one.name === two.name && one.size === two.size && one.lastModified === two.lastModified

function useChosenFiles(most: number, check: PhotosFieldProps['check']) {
  const input = useRef<HTMLInputElement>(null)
  const held = useRef<Chosen[]>([])
  const [files, setFiles] = useState<File[]>([])
  const [problem, setProblem] = useState<string>()
  const hold = (next: Chosen[]) => {
    held.current = next
    const transfer = new DataTransfer()
    for (const { sent } of next) transfer.items.add(sent)
    if (input.current) input.current.files = transfer.files
    setFiles(next.map(({ file }) => file))
  }
  const shrink = async (file: File) => {
    const sent = await shrunk(file)
    hold(held.current.map((each) => (each.file === file ? { file, sent } : each)))
  }
  const add = (chosen: File[]) => {
    const fresh = chosen.filter((file) => !files.some((known) => isSame(known, file)))
    const wrong = fresh.find((file) => check(file))
    const good = fresh.filter((file) => !check(file))
    const room = most - held.current.length
    setProblem(
      wrong
        ? `${wrong.name}: ${check(wrong)}`
        : good.length > room
          ? `Please choose at most ${most} photos.`
          : undefined,
    )
    const added = good.slice(0, room)
    hold([...held.current, ...added.map((file) => ({ file, sent: file }))])
    for (const file of added) void shrink(file)
  }
  const remove = (gone: File) => {
    setProblem(undefined)
    hold(held.current.filter(({ file }) => file !== gone))
    input.current?.focus()
  }
  const refuseBroken = (broken: File) => {
    const damage = damageOf(broken)
    if (!damage) return
    setProblem(`${broken.name}: ${damage}`)
    hold(held.current.filter(({ file }) => file !== broken))
  }
  useEarlyFiles(input, add)
  useFormReset(input, () => {
    setProblem(undefined)
    hold([])
  })
  return { input, files, problem, add, remove, refuseBroken }
}

interface ThumbnailProps {
  file: File
  onRemove: (file: File) => void
  onBroken: (file: File) => void
}

function Thumbnail({ file, onRemove, onBroken }: ThumbnailProps) {
  const address = useObjectAddress(file)
  return (
    <li className="relative">
      <img
        src={address}
        alt={file.name}
        onError={() => onBroken(file)}
        className="aspect-3/2 w-full rounded-print bg-linen object-cover"
      />
      <button
        type="button"
        aria-label={`Remove ${file.name}`}
        onClick={() => onRemove(file)}
        className="absolute top-1 right-1 grid size-11 cursor-pointer place-items-center rounded-full bg-paper/90 hover:bg-paper"
      >
        <X aria-hidden size={20} />
      </button>
    </li>
  )
}
