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
 * @throws Error whose message people read
 */
export type UploadPicture = (file: File) => Promise<StoredPicture>

/** What a page can do with an editor from outside. */
export interface RichTextHandle {
  /** Puts text where the cursor is. */
  insertText(text: string): void
}

export interface EditorProps {
  html: string
  onChange: (html: string) => void
  uploadPicture: UploadPicture | undefined
  /** Id and ARIA of the field. */
  control: { id: string; 'aria-invalid'?: boolean | undefined; 'aria-describedby'?: string | undefined }
  handle: Ref<RichTextHandle> | undefined
}
