import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import { TextField } from '../fields/text-field.tsx'
import { UploadField } from '../fields/upload-field.tsx'
import type { UploadPicture } from './editor-props.ts'

interface PictureDialogProps {
  open: boolean
  editor: Editor
  uploadPicture: UploadPicture
  onClose: () => void
}

/** Inserts a picture into the text. Requires an alternative text. Closing it takes back a picture that is being sent. */
export function PictureDialog(props: PictureDialogProps) {
  return <PictureDialogContent key={props.open ? 'open' : 'closed'} {...props} />
}

function PictureDialogContent({ open, editor, uploadPicture, onClose }: PictureDialogProps) {
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState('')
  const [problems, setProblems] = useState<{ file?: string; alt?: string }>({})
  const [pending, setPending] = useState(false)
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])
  const insert = async () => {
    if (!file || !alt.trim())
      return setProblems({
        ...(!file && { file: 'Choose a picture first.' }),
        ...(!alt.trim() && { alt: 'Say in a few words what the picture shows.' }),
      })
    setPending(true)
    sending.current = new AbortController()
    const { signal } = sending.current
    try {
      const picture = await uploadPicture(file, signal)
      if (signal.aborted) return
      editor
        .chain()
        .setImage({ ...picture, alt: alt.trim() })
        .run()
      onClose()
    } catch (error) {
      setProblems({ file: (error as Error).message })
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Picture"
      actions={
        <>
          <Button onClick={insert} pending={pending} pendingText="Sending…">
            Insert picture
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <UploadField label="Picture" onFile={setFile} error={problems.file ?? null} />
        <TextField
          label="What does it show?"
          value={alt}
          error={problems.alt ?? null}
          maxLength={200}
          onChange={(event) => setAlt(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
    </Dialog>
  )
}
