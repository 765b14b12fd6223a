import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import { TextField } from '../fields/text-field.tsx'

interface LinkDialogProps {
  open: boolean
  editor: Editor
  onClose: () => void
}

/** Adds a link to the selected text, changes or removes it. */
export function LinkDialog(props: LinkDialogProps) {
  const key = props.open ? 'open' : 'closed'
  return <LinkDialogContent key={key} {...props} />
}

function LinkDialogContent({ open, editor, onClose }: LinkDialogProps) {
  const current = String(editor.getAttributes('link').href ?? '')
  const [address, setAddress] = useState(current)
  const [problem, setProblem] = useState('')
  const apply = () => {
    const href = completed(address)
    if (!href) return setProblem('Type an address such as https://example.com or /quiz.')
    if (editor.state.selection.empty && !current)
      editor
        .chain()
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else editor.chain().extendMarkRange('link').setLink({ href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Link"
      actions={
        <>
          <Button onClick={apply}>Set link</Button>
          {current && (
            <Button variant="secondary" onClick={remove}>
              Remove link
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <TextField
        label="Address"
        value={address}
        error={problem}
        autoComplete="off"
        inputMode="url"
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => whenEntered(event, apply)}
      />
    </Dialog>
  )
}

/** Keeps Enter from submitting the form around the editor. */
function whenEntered(event: KeyboardEvent, act: () => void) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  act()
}

/** Completes a typed address: `example.com` becomes `https://example.com`. Undefined when it is not an address. */
export function completed(typed: string): string | undefined {
  const address = typed.trim()
  if (!address || /\s/.test(address)) return undefined
  if (/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|\{\{)/i.test(address)) return address
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(address)) return `mailto:${address}`
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : undefined
}
