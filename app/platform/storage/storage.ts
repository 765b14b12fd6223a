/** A file as a listing tells of it. */
export interface StoredFile {
  key: string
  /** When it was stored last. */
  storedAt: Date
}

/**
 * Where pictures lie. Keys look like paths (`{userId}/{timestamp}.{extension}`); nothing in it is public.
 * Whole buffers go in, because object stores want a known length.
 */
export interface Storage {
  put(key: string, content: Buffer, contentType: string): Promise<void>
  /** @throws when there is no such object */
  get(key: string): Promise<Buffer>
  /** The object, or undefined when there is none, also when it goes while it is asked for. */
  find(key: string): Promise<Buffer | undefined>
  exists(key: string): Promise<boolean>
  /** Removes the object; nothing happens when it is gone already. */
  delete(key: string): Promise<void>
  /** Everything that is stored, a thousand at a time at most; what is added meanwhile may be missing. */
  list(): AsyncIterable<StoredFile[]>
  /** Removes everything whose key begins with `{folder}/`. */
  deleteFolder(folder: string): Promise<void>
}
