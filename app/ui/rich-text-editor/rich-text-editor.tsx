import {
  type ComponentType,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'
import { FieldError, FieldHint, type FieldTexts, OptionalMark, useField } from '../fields/field.tsx'
import type { EditorProps, RichTextHandle, UploadPicture } from './editor-props.ts'

interface RichTextEditorProps extends FieldTexts {
  id?: string
  /** Name of the HTML in the form. */
  name?: string
  defaultValue?: string
  onChange?: (html: string) => void
  /** Stores a picture and returns its address. Without it, the toolbar offers no pictures. */
  uploadPicture?: UploadPicture
  /** Lets the page insert text, for instance a variable. */
  ref?: Ref<RichTextHandle>
  className?: string
}

/** Loaded on demand, so that pages without an editor do not load it. */
const loadEditor = () => import('./editor.tsx').then((module) => module.Editor)

/**
 * Edits HTML visually or as source. Until the editor is loaded, and if loading fails, only the source can be edited.
 * The server sanitises the result.
 */
export function RichTextEditor({
  id,
  name,
  defaultValue = '',
  onChange,
  uploadPicture,
  ref,
  label,
  hint,
  error,
  optional,
  className,
}: RichTextEditorProps) {
  const field = useField(id, { label, hint, error })
  const source = useRef<HTMLTextAreaElement>(null)
  const { Editor, isBeingEdited } = useLoadedEditor(source)
  const [html, setHtml] = useState(() => typedEarly(field.id, defaultValue) ?? defaultValue)
  const change = (changed: string) => {
    setHtml(changed)
    onChange?.(changed)
  }
  const sayTyped = useEffectEvent(() => {
    if (html !== defaultValue) onChange?.(html)
  })
  useEffect(() => sayTyped(), [])
  return (
    <div className={classNames('grid grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={field.id} id={`${field.id}-label`} className="font-medium">
        {label}
        <OptionalMark show={optional} />
      </label>
      {Editor ? (
        <>
          <input type="hidden" name={name} value={html} />
          <Editor
            {...{ html, uploadPicture, isBeingEdited, control: field.control, handle: ref }}
            onChange={change}
          />
        </>
      ) : (
        <textarea
          {...field.control}
          ref={source}
          name={name}
          value={html}
          onChange={(event) => change(event.currentTarget.value)}
          className="control min-h-96 font-mono text-sm"
        />
      )}
      <FieldHint id={field.id} hint={hint} />
      <FieldError id={field.id} message={field.message} />
    </div>
  )
}

/** What was typed into the server's field before the page's script ran, which React would reset. */
function typedEarly(id: string, stored: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const { value } = (document.getElementById(id) ?? {}) as { value?: string }
  // A field's own line ends are plain ones.
  return value === stored.replaceAll('\r\n', '\n') ? undefined : value
}

/** @param source the field that the editor replaces */
function useLoadedEditor(source: RefObject<HTMLTextAreaElement | null>) {
  const [loaded, setLoaded] = useState<{ Editor?: ComponentType<EditorProps>; isBeingEdited: boolean }>({
    isBeingEdited: false,
  })
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    // If loading fails, the source view stays. It can do everything that the editor can.
    loadEditor().then(
      (Editor) =>
        isGone.current || setLoaded({ Editor, isBeingEdited: document.activeElement === source.current }),
      () => undefined,
    )
    return () => {
      isGone.current = true
    }
  }, [source])
  return loaded
}
