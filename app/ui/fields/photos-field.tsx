import { ImagePlus, X } from 'lucide-react'
import { FieldError, FieldHint, type FieldTexts, OptionalMark, useField } from './field.tsx'
import { PHOTOS_TEXTS } from './photos-texts.ts'

interface PhotosFieldProps extends FieldTexts {
  id: string
  name: string
  /** Maximum number of photos. */
  most: number
}

/**
 * Collects several photos. The form's script lets people choose them one after the other as well, and shows them; the
 * native input holds all of them, so that the form sends them as usual. Without scripts it shows by itself what was chosen.
 */
export function PhotosField({ id, name, most, label, hint, error, optional }: PhotosFieldProps) {
  const field = useField(id, { label, hint, error })
  return (
    <div data-field="" data-photos={most} className="grid grid-cols-1 gap-2">
      <label htmlFor={id} className="font-medium">
        {label}
        <OptionalMark show={optional} />
      </label>
      <div className="relative grid min-h-24 place-items-center rounded-control border border-edge border-dashed bg-white p-4 text-center transition-colors hover:border-ink hover:bg-linen has-focus-visible:outline-2 has-focus-visible:outline-bloom has-focus-visible:outline-offset-3">
        <span className="flex items-center gap-2.5 noscript:hidden">
          <ImagePlus aria-hidden size={22} strokeWidth={1.5} className="text-bloom" />
          <span>
            <span data-part="photos-text" className="font-medium">
              {PHOTOS_TEXTS.first}
            </span>{' '}
            <span className="text-ink-soft text-sm">or drop them here</span>
          </span>
        </span>
        <input
          {...field.control}
          type="file"
          name={name}
          accept="image/*"
          multiple
          className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer noscript:static noscript:h-11 noscript:opacity-100"
        />
      </div>
      <template data-part="photo">
        <Thumbnail />
      </template>
      <template data-part="photos">
        <ul
          data-notice=""
          aria-label={`${label}: chosen`}
          className="grid grid-cols-2 gap-3 sm:grid-cols-3"
        />
      </template>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} message={field.message} />
    </div>
  )
}

/** A chosen photo, for the script to fill in. */
const Thumbnail = () => (
  <li className="relative">
    <img alt="" className="aspect-3/2 w-full rounded-print bg-linen object-cover" />
    <button
      type="button"
      className="absolute top-1 right-1 grid size-11 cursor-pointer place-items-center rounded-full bg-paper/90 hover:bg-paper"
    >
      <X aria-hidden size={20} />
    </button>
  </li>
)
