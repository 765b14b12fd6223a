import type { Ref } from 'react'

/** A stored picture: its address, and its size in pixels. */
export interface StoredPicture {
  src: string
  width: number
  height: number
}

/**
 * Stores a picture for the text.
 *
 * @param signal takes the picture back while it is being sent
 * @throws Error with a message for the author
 */
export type UploadPicture = (file: File, signal?: AbortSignal) => Promise<StoredPicture>

/** The editor's interface for the page around it. */
export interface RichTextHandle {
  /** Inserts text at the cursor. */
  insertText(text: string): void
}

export interface EditorProps {
  html: string
  onChange: (html: string) => void
  uploadPicture: UploadPicture | undefined
  /** Id and ARIA attributes of the field. */
  control: { id: string; 'aria-invalid'?: boolean | undefined; 'aria-describedby'?: string | undefined }
  handle: Ref<RichTextHandle> | undefined
  /** Whether it takes the place of a field that is being edited. */
  isBeingEdited: boolean
}
