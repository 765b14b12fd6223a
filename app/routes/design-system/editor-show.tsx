import { RichTextEditor } from '#app/ui/rich-text-editor/rich-text-editor.tsx'
import { Show } from './show.tsx'

const TEXT =
  '<h2>Light first</h2><p>Begin with the <strong>window</strong>, and <a href="/quiz">let it lead</a>.</p>'

/** The rich text editor, with and without pictures. */
export function EditorShow() {
  return (
    <Show title="Rich text">
      <RichTextEditor
        label="Content"
        defaultValue={TEXT}
        uploadPicture={() => Promise.reject(new Error('Nothing is stored here.'))}
        hint="Only what readers see is kept."
      />
      <RichTextEditor label="Message" error="A little more, please: at least 10 characters." />
    </Show>
  )
}
