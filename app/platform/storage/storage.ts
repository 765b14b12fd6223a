/** A file in a listing. */
export interface StoredFile {
  key: string
  storedAt: Date
}

export interface SignOptions {
  seconds: number
  fileName?: string | undefined
}

/**
 * The picture store. Keys look like paths (`{userId}/{timestamp}.{extension}`); nothing in it is public.
 * It takes whole buffers, because object stores require a known length.
 */
export interface Storage {
  put(key: string, content: Buffer, contentType: string): Promise<void>
  /** @throws when there is no such object */
  get(key: string): Promise<Buffer>
  /** The object; undefined when there is none, or when it disappears meanwhile. */
  find(key: string): Promise<Buffer | undefined>
  exists(key: string): Promise<boolean>
  /** Removes the object; nothing happens when it is gone already. */
  delete(key: string): Promise<void>
  /**
   * Signs an address at which a browser fetches an object itself; missing when only the product reaches the objects.
   *
   * @param options.seconds the address stays the same for so long, and valid for as long again at most
   * @param options.fileName saves the object as a file of this name
   */
  signAddress?(key: string, options: SignOptions): Promise<string>
  /** All stored files, at most a thousand at a time; may miss files added meanwhile. */
  list(): AsyncIterable<StoredFile[]>
  /** Removes everything whose key begins with `{folder}/`. */
  deleteFolder(folder: string): Promise<void>
}
