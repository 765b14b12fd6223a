import Image from '@tiptap/extension-image'
import { EditorContent, type Editor as TiptapEditor, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { cellsAsLines, hasTable, NO_TABLES } from '#app/lib/html-tables.ts'
import { useReadOnly } from '../forms/read-only.tsx'
import { allowedHeadings } from './allowed-headings.ts'
import type { EditorProps } from './editor-props.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { Toolbar } from './toolbar.tsx'

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
  }),
  Image,
]

/** Tiptap with a toolbar. Only edits change the HTML; loading it does not. Cannot be edited on a read-only page. */
export function Editor({ html, onChange, uploadPicture, control, handle, isBeingEdited }: EditorProps) {
  const [view, setView] = useState<'text' | 'html'>('text')
  const [dialog, setDialog] = useState<'link' | 'picture' | null>(null)
  /** A message about pasted content. */
  const [word, setWord] = useState('')
  const source = useRef<HTMLTextAreaElement>(null)
  const isReadOnly = useReadOnly()
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    // A disabled fieldset around it does not disable it.
    editable: !isReadOnly,
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
    editorProps: {
      attributes: attributesOf(control, isReadOnly),
      handleKeyDown: (_, event) => openLink(event),
      transformPastedHTML: (pasted) => {
        const isTable = hasTable(pasted)
        setWord(isTable ? 'You pasted a table. Its cells are now lines of text.' : '')
        return allowedHeadings(isTable ? cellsAsLines(pasted) : pasted)
      },
    },
  })
  useLayoutEffect(() => {
    if (!isBeingEdited) return
    editor.commands.setTextSelection(editor.state.doc.content.size)
    editor.view.focus()
  }, [editor, isBeingEdited])
  function openLink(event: KeyboardEvent) {
    const wanted = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (wanted) setDialog('link')
    return wanted
  }
  useImperativeHandle(handle, () => ({
    insertText: (text) => {
      if (view === 'text') editor.chain().focus().insertContent({ type: 'text', text }).run()
      else if (source.current) onChange(insertedInto(source.current, text))
    },
  }))
  const changeView = () => {
    // A table would become plain text, and nobody could restore it.
    if (view === 'html' && hasTable(html)) return setWord(NO_TABLES)
    setWord('')
    if (view === 'html') editor.commands.setContent(allowedHeadings(html), { emitUpdate: false })
    setView(view === 'html' ? 'text' : 'html')
  }
  return (
    <div className="rounded-control border border-edge bg-white focus-within:border-ink has-aria-invalid:border-danger">
      <Toolbar
        editor={editor}
        textId={control.id}
        view={view}
        onView={changeView}
        onLink={() => setDialog('link')}
        onPicture={uploadPicture && (() => setDialog('picture'))}
      />
      {view === 'html' ? (
        <textarea
          {...control}
          ref={source}
          value={html}
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="field-sizing-content block min-h-96 w-full rounded-b-control px-5 py-4 font-mono text-sm"
        />
      ) : (
        <EditorContent editor={editor} />
      )}
      {word && (
        <p role="alert" className="border-line border-t px-5 py-3 text-danger text-sm">
          {word}
        </p>
      )}
      <LinkDialog open={dialog === 'link'} editor={editor} onClose={() => backTo(editor, setDialog)} />
      {uploadPicture && (
        <PictureDialog
          open={dialog === 'picture'}
          editor={editor}
          uploadPicture={uploadPicture}
          onClose={() => backTo(editor, setDialog)}
        />
      )}
    </div>
  )
}

function backTo(editor: TiptapEditor, setDialog: (dialog: null) => void) {
  setDialog(null)
  setTimeout(() => editor.commands.focus())
}

const attributesOf = ({ id, ...aria }: EditorProps['control'], isReadOnly: boolean) => ({
  ...Object.fromEntries(
    Object.entries(aria)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ),
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-readonly': String(isReadOnly),
  'aria-labelledby': `${id}-label`,
  class: 'prose min-h-96 max-w-none px-5 py-4 outline-none',
})

function insertedInto(area: HTMLTextAreaElement, text: string) {
  const { value, selectionStart, selectionEnd } = area
  return value.slice(0, selectionStart) + text + value.slice(selectionEnd)
}
